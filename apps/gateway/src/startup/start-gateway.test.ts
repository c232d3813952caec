import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, getPath } from '@osteon/contract';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../test/child-gateway.ts';
import { testDatabase } from '../../test/database.ts';
import { relayServer } from '../../test/relayed-server.ts';
import { readConfig } from '../platform/config/config.ts';
import { startGateway } from './start-gateway.ts';

test('a database that hangs delays neither the stop nor the requests that wait for it', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-stop-'));
  const database = await testDatabase();
  const relay = await relayServer(database.address);
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: relay.url, LOG_LEVEL: 'silent' };
  const stop = await startGateway(readConfig(env), { webRoot: '/nonexistent' });
  const ask = () => fetch(`http://127.0.0.1:${port}${getPath(calls.listHotSearches)}`);
  expect((await ask()).status).toBe(200);

  relay.freeze();
  const waiting = ask().then(
    ({ status }) => status,
    () => 'cut off',
  );
  await stop();
  expect(await waiting).toBe('cut off');
  await relay.close();
  await database.close();
  await rm(dataDir, { recursive: true });
}, 60_000);
