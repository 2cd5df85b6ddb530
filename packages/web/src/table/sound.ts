// Three small sounds, made on the spot: a card on cloth, a trick taken, a call. Off unless the player wants them.

export type Sound = 'card' | 'trick' | 'call';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (sound === 'call') tone(context, 660, 0.18);
  else rustle(context, sound === 'card' ? 0.06 : 0.16);
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

function tone(audio: AudioContext, frequency: number, seconds: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency });
  const gain = new GainNode(audio, { gain: 0.2 });
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  source.connect(gain).connect(audio.destination);
  source.start();
  source.stop(audio.currentTime + seconds);
}
