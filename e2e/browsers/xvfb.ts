import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { startProgram } from './child-program.ts';

/** Starts an X server without a screen, on a display that is free. */
export async function startXvfb(): Promise<{ xvfb: ChildProcess; display: string }> {
  // When its last client leaves, it would start again and refuse clients that come meanwhile; WebKit's driver then
  // waits forever.
  const command = ['Xvfb', '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const xvfb = startProgram(command, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const chosen = xvfb.stdio[3] as Readable;
  const ended = once(xvfb, 'exit').then(() => {
    throw new Error('Xvfb could not be started.');
  });
  const [number] = await Promise.race([once(chosen, 'data'), ended]);
  return { xvfb, display: `:${String(number).trim()}` };
}
