import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../scripts/free-port.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READY_TIMEOUT_MS = 180_000;

/** A running Osteon on a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A temporary folder, and the function that removes it. */
export async function scratchFolder(): Promise<{ path: string; drop(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'osteon-bench-'));
  return { path, drop: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Starts the product as a user does, with `settings` beside those of every benchmark, and waits until it is ready. Its
 * log goes to the open file `log`. Throws when it ends before.
 */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  log: number | 'ignore' = 'ignore',
): Promise<Product> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', log, 'inherit'],
  });
  // A benchmark that fails must not leave the product behind.
  process.once('exit', () => child.kill('SIGTERM'));
  await untilReady(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/gateway/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGTERM');
  throw new Error('the product was not ready in time');
}
