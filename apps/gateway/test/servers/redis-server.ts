import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../../scripts/free-port.mjs';

/**
 * Debian's package redis-tools (scripts/ensure/ensure-redis.mjs) has the server under the name of a check that is the
 * same program; the package redis-server adds a link to it and a service.
 */
const PROGRAM = '/usr/bin/redis-check-rdb';

/** A Redis of its own, in a temporary folder; it stores nothing on the disk. */
export interface RedisServer {
  /** Value of REDIS_URL. */
  readonly url: string;
  /** Stops its process without ending it, as a machine that hangs: it accepts connections and answers nothing. */
  freeze(): void;
  /** Continues a frozen one. */
  thaw(): void;
  /** Ends it at once, as a crash would, and deletes its folder. */
  close(): Promise<void>;
}

/** Starts redis-server on a free port and waits until it accepts connections. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-redis-'));
  const port = String(await findFreePort());
  const words = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn(PROGRAM, words, { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'inherit'] });
  await waitUntilReady(child, child.stdout);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async close() {
      if (child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, output: NodeJS.ReadableStream): Promise<void> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const printed: string[] = [];
  child.once('error', reject);
  child.once('exit', () =>
    reject(new Error(`redis-server, of the package redis-tools, ended:\n${printed.join('\n')}`)),
  );
  createInterface(output).on('line', (line) => {
    printed.push(line);
    if (line.includes('Ready to accept connections')) resolve();
  });
  await ready;
}
