import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { type Browser, createBrowser } from '../../../../test/browser.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { createApp } from '../../../app.ts';
import { createModules } from '../../index.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

/** The same browser at a restarted gateway, whose memory is empty. */
async function afterRestart(before: Browser): Promise<Browser> {
  const app = await createApp(gateway.deps, createModules(gateway.deps), { webRoot: null });
  const browser = createBrowser(app);
  for (const [name, value] of before.cookies) browser.cookies.set(name, value);
  return browser;
}

test('a code that was sent before a crash still logs in', async () => {
  const before = gateway.browser();
  await requestLoginCode(before, '13788890001');
  const code = await readCode(before, '13788890001');
  const reply = await logInByCode(await afterRestart(before), '13788890001', code);
  expect(reply.json()).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
});

test('a registration and a reset continue after a crash', async () => {
  const email = 'crash@restart.example';
  const before = gateway.browser();
  const validCode = await requestEmailCode(before, 'registration', email);
  const registered = await (await afterRestart(before)).call('register', {
    account: email,
    validCode,
    password: 'Kuaile26!',
  });
  expect(registered.json().code).toBe(0);

  const account = { account: email, accountType: 'EMAIL' } as const;
  const recovery = await requestEmailCode(before, 'recovery', email);
  const second = await afterRestart(before);
  const grant = await second.call('verificationCodeLogin', { ...account, validCode: recovery });
  const reset = await (await afterRestart(second)).call('updatePassword', { ...grant.json().data, passwd: 'newer1' });
  expect(reset.json().code).toBe(0);
  expect((await before.call('passwordLogin', { email, passwd: 'newer1' })).json().code).toBe(0);
});

test('the wrong tries of a code still count after a restart', async () => {
  const before = gateway.browser();
  await requestLoginCode(before, '13788890002');
  const code = await readCode(before, '13788890002');
  const wrong = code === '0000' ? '1111' : '0000';
  for (let tries = 0; tries < 5; tries++) await logInByCode(before, '13788890002', wrong);
  expect((await logInByCode(await afterRestart(before), '13788890002', code)).json().code).toBe(110040);
});
