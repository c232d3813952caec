import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** Starts a program that runs an embedded server on `dataDir`; it is not ready yet. */
export function spawnHolder(dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'hold-server.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const address = z.object({
  host: z.string(),
  port: z.number(),
  database: z.string(),
  user: z.string(),
  password: z.string(),
});

/** Waits until the holder's server is ready and returns its address. */
export async function getAddress(holder: ChildProcess): Promise<z.infer<typeof address>> {
  if (!holder.stdout) throw new Error('the holder has no output');
  const [line] = await once(createInterface(holder.stdout), 'line');
  return address.parse(JSON.parse(String(line)));
}

/** Ends the program by a signal and waits until it has ended. */
export async function endHolder(holder: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exited = once(holder, 'exit');
  holder.kill(signal);
  await exited;
}
