// How a command ends when it is told to (Ctrl-C, SIGTERM, a closed terminal): what must be done first is done within a
// moment, then the signal takes its usual course.

/** The signal has half a second at most; what is left undone by then stays undone. */
const PATIENCE = 250;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * `prepare` is called when the command is told to end; it must act at once and may finish within a moment. Returns
 * what forgets it again. Anyone who never calls this is ended by a signal on the spot.
 */
export function beforeLeaving(prepare: () => void | Promise<void>): () => void {
  const leave = async (signal: NodeJS.Signals): Promise<void> => {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([late, Promise.resolve(prepare()).catch(() => undefined)]);
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
