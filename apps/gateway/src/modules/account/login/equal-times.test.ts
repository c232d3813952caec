import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { traceWork } from '../../../../test/trace-work.ts';

const KNOWN = 'doctor@osteon.example';
const UNKNOWN = 'nobodyy@osteon.example';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

// Times are equal where the work is: on a machine with other work they would show a hash, but no statement.
const trace = (work: () => Promise<unknown>) => traceWork(gateway, work);

const tryPassword = (email: string) => () =>
  gateway.browser().call('accountPasswdLogin', { email, passwd: 'surely wrong' });
const requestCode = (account: string, sendType: number) => () =>
  gateway.browser().call('createVerificationCode', { account, typeId: 1, sendType });

test('a wrong password is hashed for an unknown account as for a known one', async () => {
  const [known, unknown] = [await trace(tryPassword(KNOWN)), await trace(tryPassword(UNKNOWN))];
  expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
  expect((await trace(tryPassword('no address'))).hashes).toBe(0);
  // The response itself names an unknown account; the owner of a known one finds the try in the login records.
  const isRecord = (text: string) => text.startsWith('insert into "login_record"');
  expect(known.statements.filter((text) => !isRecord(text))).toEqual(unknown.statements);
});

test.each([
  ['recovery', 2],
  ['registration', 15],
])('a code for %s has the same response and cost, whether the account exists or not', async (_name, type) => {
  const [known, unknown] = [await requestCode(KNOWN, type)(), await requestCode(UNKNOWN, type)()];
  expect(known.statusCode).toBe(unknown.statusCode);
  expect(known.json()).toEqual(unknown.json());
  const work = await trace(requestCode(KNOWN, type));
  expect(work.statements).toContainEqual(expect.stringMatching(/^insert into "verification_code"/));
  expect(await trace(requestCode(UNKNOWN, type))).toEqual(work);
});

test('a single statement more would be noticed', async () => {
  const work = await trace(requestCode(KNOWN, 2));
  const more = await trace(async () => {
    await requestCode(UNKNOWN, 2)();
    await gateway.deps.sql`select id from account where email = ${UNKNOWN}`;
  });
  expect(more.statements).toHaveLength(work.statements.length + 1);
});

test('a wrong code has the same response and cost, whether the account exists or not', async () => {
  const guess = async (account: string) =>
    (
      await gateway.browser().call('verificationCodeLogin', { account, accountType: 'EMAIL', validCode: '12a4' })
    ).json();
  const { requestId: _known, ...known } = await guess(KNOWN);
  const { requestId: _unknown, ...unknown } = await guess(UNKNOWN);
  expect(known).toEqual(unknown);
  expect(await trace(() => guess(KNOWN))).toEqual(await trace(() => guess(UNKNOWN)));
});
