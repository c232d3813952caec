import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

/** Start and stop of `npm start`; all on one data folder, so that only the first start loads the library. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let port: number;
const started: ChildProcess[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-start-'));
  const free = await listen(0);
  port = getPort(free);
  free.close();
});

test.afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 20 });
});

function start(settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...settings };
  const child = spawn('npm', ['start', '--silent'], { cwd: join(import.meta.dirname, '..', '..'), env });
  started.push(child);
  return child;
}

async function untilReady(): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/gateway/health/ready`).then(
      (reply) => reply.status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 150_000 }).toBe(200);
}

/** The port is closed, and the database has shut down cleanly. */
async function untilStopped(): Promise<void> {
  const remains = async () => ({
    gateway: await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ),
    database: existsSync(join(folder, 'postgres', 'data', 'postmaster.pid')),
  });
  await expect.poll(remains, { timeout: 30_000 }).toEqual({ gateway: false, database: false });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to npm alone stops everything`, async () => {
    const npm = start();
    await untilReady();
    npm.kill(signal);
    expect(await once(npm, 'exit')).toEqual([0, null]);
    await untilStopped();
  });
}

test('the next start recovers from a kill', async () => {
  const npm = start();
  await untilReady();
  npm.kill('SIGKILL');
  await untilStopped();
  const next = start();
  await untilReady();
  next.kill('SIGTERM');
  expect(await once(next, 'exit')).toEqual([0, null]);
});

async function refusal(settings: NodeJS.ProcessEnv): Promise<{ code: number; line: string }> {
  const npm = start(settings);
  if (!npm.stderr) throw new Error('npm has no error output');
  const [[code], line] = await Promise.all([once(npm, 'exit'), text(npm.stderr)]);
  return { code, line };
}

test('a port in use is refused in one line', async () => {
  const taken = await listen(port);
  const { code, line } = await refusal({});
  taken.close();
  expect(line).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use[^\\n]*\\n$`));
  expect(code).toBe(1);
});

test('a data folder that cannot be written is refused in one line', async () => {
  const { code, line } = await refusal({ DATA_DIR: '/proc/osteon' });
  expect(line).toMatch(/^The data folder \/proc\/osteon cannot be used[^\n]*\n$/);
  expect(code).toBe(1);
});

test('a wrong DATABASE_URL is refused in one line', async () => {
  const { code, line } = await refusal({ DATABASE_URL: 'postgres://osteon:secret@127.0.0.1:1/osteon' });
  expect(line).toMatch(/^The database of DATABASE_URL cannot be reached[^\n]*\n$/);
  expect(line).not.toContain('secret');
  expect(code).toBe(1);
});

async function listen(at: number): Promise<Server> {
  const server = createServer().listen(at, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
