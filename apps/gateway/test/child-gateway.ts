import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Call, type CallName, calls, getMethod, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import { vi } from 'vitest';
import type { TestDatabase } from './database.ts';
import { noSettings } from './no-settings.ts';

/** A gateway in a child process that can be killed. */
export interface ChildGateway {
  readonly url: string;
  readonly pid: number | undefined;
  /** Kills it by SIGKILL, so that everything in its memory is lost. */
  kill(): Promise<void>;
}

/** The environment of a program of the gateway on a database: no settings but these. */
export function getChildEnvironment({ host, user, password, database }: TestDatabase['address']) {
  return {
    ...noSettings,
    PATH: process.env.PATH,
    // A URL cannot contain the folder of the server's socket, nor a user without a host.
    PGHOST: host,
    PGUSER: user,
    PGPASSWORD: password,
    DATABASE_URL: `postgres:///${database}`,
  };
}

/**
 * Starts the gateway as a child process on a database that outlives it, with limits and proof of work off unless `more`
 * sets them, and waits until it responds.
 */
export async function startChildGateway(
  address: TestDatabase['address'],
  { port, dataDir, more = {} }: { port: number; dataDir: string; more?: Readonly<Record<string, string>> },
): Promise<ChildGateway> {
  const env = {
    LIMITS: 'off',
    PROOF_OF_WORK: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { ...getChildEnvironment(address), ...env, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
      const { status } = await fetch(`${url}/gateway/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    },
    { timeout: 60_000, interval: 100 },
  );
  return {
    url,
    pid: child.pid,
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The answer of a call in any envelope. */
interface Answer<Data> {
  readonly code: number;
  readonly data: Data | null;
}

/** Makes a call over the network, as a browser without cookies. */
export async function callAt<Name extends CallName>(
  { url }: ChildGateway,
  name: Name,
  payload: RequestOf<Name>,
): Promise<Answer<ResponseOf<Name>>> {
  const call: Call = calls[name];
  const address = new URL(getPath(call), url);
  const isRead = getMethod(call.mode) === 'GET';
  if (isRead) for (const [key, value] of Object.entries(payload)) address.searchParams.set(key, String(value));
  const sent = { method: 'POST', body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
  const reply = await fetch(address, isRead ? {} : sent);
  const body: unknown = await reply.json();
  const { code, data, responseCode, responseData } = body as Record<string, unknown>;
  return { code: Number(code ?? responseCode), data: (data ?? responseData ?? null) as ResponseOf<Name> | null };
}
