import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, getPath } from '@osteon/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { productionEnv } from '../../test/production.ts';
import { type RelayedServer, relayServer } from '../../test/servers/relayed-server.ts';
import { holdTimeLimits } from '../../test/time-limit.ts';
import { readConfig } from '../platform/config/config.ts';
import { StartupError } from '../platform/startup-error.ts';
import { startGateway } from './start-gateway.ts';

test('a database that hangs delays neither the stop nor the requests that wait for it', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-stop-'));
  const database = await testDatabase();
  const relay = await relayServer(database.address);
  const port = await findFreePort();
  // Without workers, whose polls would reach the frozen database before the request does.
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const env = { ...own, DATABASE_URL: relay.url, WORKERS: 'off' };
  const stop = await startGateway(readConfig(env), { webRoot: '/nonexistent' });
  const sendRequest = () => fetch(`http://127.0.0.1:${port}${getPath(calls.listHotSearches)}`);
  expect((await sendRequest()).status).toBe(200);

  const frozen = relay.freeze();
  const waiting = sendRequest().then(
    ({ status }) => status,
    () => 'cut off',
  );
  await frozen;
  const limits = holdTimeLimits(8000);
  const stopped = stop();
  limits.pass(8000);
  await stopped;
  expect(await waiting).toBe('cut off');
  await relay.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

describe('sample accounts', () => {
  let database: TestDatabase;
  let relay: RelayedServer;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'osteon-sample-'));
    database = await testDatabase();
    relay = await relayServer(database.address);
  });
  afterAll(async () => {
    await relay.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const start = async (env: Record<string, string>) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const own = { PORT: String(await findFreePort()), DATA_DIR: dataDir, DATABASE_URL: relay.url, LOG_LEVEL: 'silent' };
    return startGateway(readConfig({ ...env, ...own }), { webRoot: '/nonexistent' });
  };

  test('in the database refuse a production start, by name', async () => {
    const refused = start({ ...productionEnv, WORKERS: 'off' });
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(/13900000001, .*doctor@osteon\.example/);
  });

  test('are not loaded at a public address with a database of its own', async () => {
    await database.sql`delete from account`;
    const stop = await start({ PUBLIC_URL: 'https://edu.example.com', WORKERS: 'off' });
    const [row] = await database.sql`select count(*)::int as accounts from account`;
    await stop();
    expect(row).toEqual({ accounts: 0 });
  });
});
