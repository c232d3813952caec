import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../test/login-code.ts';
import { createLog } from './log.ts';

let written = '';
const log = createLog({ logLevel: 'trace' }, { write: (line) => void (written += line) });
const gateway = await testApp({ log });
afterAll(() => gateway.close());

test('a request leaves one line with its id, its path and its status', async () => {
  written = '';
  const reply = await gateway.app.inject('/gateway/home-service/getHome?siteId=1');
  await expect.poll(() => written).toContain('answered');
  const lines = written.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: reply.headers['x-request-id'],
    req: { method: 'GET', path: '/gateway/home-service/getHome' },
    res: { status: 200 },
    ms: expect.any(Number),
  });
});

test('the cause of a server error is logged under the request id that the caller receives', async () => {
  written = '';
  const lost = await testApp({ log });
  await lost.app.ready();
  await lost.deps.sql.end();
  const reply = await lost.browser().call('readOutbox', {});
  expect(reply.statusCode).toBe(503);
  expect(written).toContain(reply.json().requestId);
  expect(written).toContain('CONNECTION_ENDED');
  await lost.close();
});

test('a whole login writes no number, password, code or token to the log', async () => {
  written = '';
  const browser = gateway.browser();
  await requestLoginCode(browser, '13612345678');
  const code = await readCode(browser, '13612345678');
  await logInByCode(browser, '13612345678', code);
  await browser.call('accountPasswdLogin', { mobile: '13900000002', passwd: 'Osteon2026!' });
  await browser.call('accountPasswdLogin', { mobile: '13900000002', passwd: 'wrong-password' });
  await browser.call('createVerificationCode', { account: 'li.wei@hospital.example', typeId: 1, sendType: 2 });
  await gateway.app.inject('/gateway/dev-service/outbox?account=13612345678&nothing=1');
  await expect.poll(() => written).toContain('/gateway/dev-service/outbox');
  const sensitive = [
    ...browser.cookies.values(),
    '13612345678',
    '13900000002',
    'Osteon2026!',
    'wrong-password',
    'li.wei',
  ];
  expect(sensitive.length).toBeGreaterThan(7);
  for (const secret of sensitive) expect(written).not.toContain(secret);
});
