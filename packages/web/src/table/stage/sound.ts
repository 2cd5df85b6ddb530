// Small sounds, made on the spot: a card on cloth, a trick taken, a call, your turn. Off unless the player wants them.

export type Sound = 'card' | 'trick' | 'call' | 'turn';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A page that was opened again is silent until it is pressed.
  if (context.state === 'suspended') void context.resume();
  if (sound === 'call') tone(context, 660, 0.18);
  else if (sound === 'turn') {
    tone(context, 523, 0.22);
    tone(context, 784, 0.4, 0.16);
  } else rustle(context, sound === 'card' ? 0.06 : 0.16);
}

function rustle(audio: AudioContext, seconds: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2200, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.25 }))
    .connect(audio.destination);
  source.start();
}

/** `wait`: seconds before it begins. */
function tone(audio: AudioContext, frequency: number, seconds: number, wait = 0): void {
  const begins = audio.currentTime + wait;
  const source = new OscillatorNode(audio, { type: 'triangle', frequency });
  const gain = new GainNode(audio, { gain: 0.2 });
  gain.gain.setValueAtTime(0.2, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(begins);
  source.stop(begins + seconds);
}
