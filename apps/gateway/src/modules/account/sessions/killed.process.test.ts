import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../../../scripts/free-port.mjs';
import { type ChildGateway, callAt, startChildGateway } from '../../../../test/child-gateway.ts';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';

const EMAIL = 'killed@restart.example';
const MOBILE = '13788891000';
let database: TestDatabase;
let dataDir: string;
let port: number;
let gateway: ChildGateway;

// The gateway starts several times, possibly on a busy machine.
const PATIENCE = 180_000;

const start = () => startChildGateway(database.address, { port, dataDir });

beforeAll(async () => {
  // The mask of a shell, which the gateway narrows.
  const mask = process.umask(0o022);
  [database, dataDir, port] = await Promise.all([
    testDatabase(),
    mkdtemp(join(tmpdir(), 'osteon-killed-')),
    findFreePort(),
  ]);
  gateway = await start();
  process.umask(mask);
}, PATIENCE);
afterAll(async () => {
  await gateway.kill();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function killAndStart(): Promise<void> {
  await gateway.kill();
  await expect(fetch(gateway.url)).rejects.toThrow();
  gateway = await start();
}

test('its files, and those of its child processes, are readable by its user alone', async () => {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const modes = files.map(async (file) => {
    const { mode } = await stat(join(file.parentPath, file.name));
    return [file.name, (mode & 0o777).toString(8), file.isDirectory() ? '700' : '600'] as const;
  });
  const found = await Promise.all(modes);
  expect(found.map(([name]) => name)).toContain('secret');
  for (const [name, mode, own] of found) expect([name, mode]).toEqual([name, own]);
  expect(await readFile(`/proc/${gateway.pid}/status`, 'utf8')).toMatch(/^Umask:\t0077$/m);
});

/** The newest code that was sent to an account. */
async function getCode(account: string): Promise<string> {
  const { data } = await callAt(gateway, 'readOutbox', { account });
  return data?.list.at(-1)?.code ?? '';
}

test('logins, registrations and resets continue after the gateway was killed between their steps', async () => {
  const codes = [
    { account: MOBILE, typeId: 3, sendType: 0 },
    { account: EMAIL, typeId: 1, sendType: 15 },
  ];
  for (const request of codes) expect((await callAt(gateway, 'createVerificationCode', request)).code).toBe(0);
  const [sms, mail] = [await getCode(MOBILE), await getCode(EMAIL)];
  await killAndStart();

  const mobile = { account: MOBILE, accountType: 'MOBILE', validCode: sms } as const;
  expect(await callAt(gateway, 'verificationCodeLogin', mobile)).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
  const registrant = { account: EMAIL, validCode: mail, password: 'Kuaile26!' };
  expect((await callAt(gateway, 'register', registrant)).code).toBe(0);

  await callAt(gateway, 'createVerificationCode', { account: EMAIL, typeId: 1, sendType: 2 });
  const validCode = await getCode(EMAIL);
  await killAndStart();
  const grant = await callAt(gateway, 'verificationCodeLogin', { account: EMAIL, accountType: 'EMAIL', validCode });
  if (grant.data === null || !('apiSign' in grant.data)) throw new Error(`no right to reset: ${grant.code}`);
  await killAndStart();
  expect((await callAt(gateway, 'updatePassword', { ...grant.data, passwd: 'newer1' })).code).toBe(0);
  expect((await callAt(gateway, 'passwordLogin', { email: EMAIL, passwd: 'newer1' })).code).toBe(0);
});

test('a request that was interrupted by a kill can be repeated', async () => {
  const codeRequest = { account: '13788891001', typeId: 3, sendType: 0 };
  const pending = Array.from({ length: 20 }, () => callAt(gateway, 'createVerificationCode', codeRequest));
  await Promise.race(pending);
  await gateway.kill();
  await Promise.allSettled(pending);
  // The next gateway would still send the queued codes, and a late one would be read as the newest.
  await database.sql`
    update delivery set state = 'cancelled', content = null where account = ${codeRequest.account} and state = 'queued'`;
  gateway = await start();
  expect((await callAt(gateway, 'createVerificationCode', codeRequest)).code).toBe(0);
  const login = {
    account: codeRequest.account,
    accountType: 'MOBILE',
    validCode: await getCode(codeRequest.account),
  } as const;
  expect((await callAt(gateway, 'verificationCodeLogin', login)).code).toBe(0);
});
