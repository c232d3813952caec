import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, getPath } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-port.mjs';
import { type ChildGateway, startChildGateway } from '../../../test/child-gateway.ts';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';

const MB = 1024 * 1024;

let database: TestDatabase;
let dataDir: string;
let child: ChildGateway;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'osteon-bodies-'));
  child = await start();
});
afterAll(async () => {
  await child.kill();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const start = async () => startChildGateway(database.address, { port: await findFreePort(), dataDir });

/** The cookies of a sample account, logged in at the child. */
async function logIn(mobile: string): Promise<string> {
  const reply = await fetch(`${child.url}${getPath(calls.accountPasswdLogin)}`, {
    method: 'POST',
    body: JSON.stringify({ mobile, passwd: 'Osteon2026!' }),
    headers: { 'content-type': 'application/json' },
  });
  await reply.json();
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Uploads a file of so many bytes, which is no picture. */
const upload = (cookie: string, bytes: number) =>
  fetch(`${child.url}${getPath(calls.uploadAuthEnclosure)}`, {
    method: 'POST',
    // A client may wait for ever for a gateway that was killed.
    signal: AbortSignal.timeout(60_000),
    body: JSON.stringify({ extName: 'png', fileContent: Buffer.alloc(bytes, 7).toString('base64') }),
    headers: { 'content-type': 'application/json', cookie, apiToken: /apiToken=([^;]+)/.exec(cookie)?.[1] ?? '' },
  });

test('a gateway that is killed while it decodes a body has stored nothing, and accepts it after the next start', async () => {
  const cookie = await logIn('13900000002');
  const cut = upload(cookie, 9 * MB).catch(() => 'cut off');
  await wait(150);
  await child.kill();
  expect(await cut).toBe('cut off');
  child = await start();
  expect(await database.sql`select id from certification_picture where account_id = 'sample-02'`).toEqual([]);
  expect(await readdir(join(dataDir, 'files', 'certifications', 'sample-02')).catch(() => [])).toEqual([]);
  expect((await upload(await logIn('13900000002'), 9 * MB)).status).toBe(415);
});
