import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program that ends with this process, however this one ends. */
export function startProgram(
  command: readonly string[],
  options: SpawnOptions,
  signal: 'TERM' | 'KILL' = 'KILL',
): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', signal, '--', ...command], options);
}

/** Ends it and waits until it has. */
export async function endProgram(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}
