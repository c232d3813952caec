import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { verificationCode } from '../codes/tables.ts';

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

test('a new number becomes an account that must be certified', async () => {
  const browser = gateway.browser();
  const response = await requestLoginCode(browser, '13711110001');
  expect(response.json()).toMatchObject({ responseStatus: true, responseCode: 0 });

  const reply = await logInByCode(browser, '13711110001', await readCode(browser, '13711110001'));
  expect(reply.json()).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
  const info = await browser.call('getDoctorInfo', {});
  expect(info.json().data).toMatchObject({
    name: '137****0001',
    roleId: 5,
    memberType: 0,
    buyType: 0,
    discountAmount: '39.9',
  });
});

test('a known number logs in to its account', async () => {
  const browser = gateway.browser();
  await requestLoginCode(browser, '13900000004');
  const reply = await logInByCode(browser, '13900000004', await readCode(browser, '13900000004'));
  expect(reply.json().data.customerId).toBe('sample-04');
});

describe('a code is refused', () => {
  async function sendTo(mobile: string) {
    const browser = gateway.browser();
    await requestLoginCode(browser, mobile);
    return { browser, code: await readCode(browser, mobile) };
  }

  test.each(['', '12', 'abcd', '12345'])('that has no valid form: %j', async (code) => {
    const { browser } = await sendTo('13711110002');
    expect((await logInByCode(browser, '13711110002', code)).json()).toMatchObject({ code: 110040, data: null });
  });

  test('when wrong, with the text of the catalogue', async () => {
    const { browser, code } = await sendTo('13711110003');
    const reply = await logInByCode(browser, '13711110003', makeWrongCode(code));
    expect(reply.json()).toMatchObject({ code: 110040, message: '验证码错误，请重新输入' });
    expect(browser.cookies.has('osteon_session')).toBe(false);
  });

  test('for a number to which none was sent', async () => {
    const { browser, code } = await sendTo('13711110004');
    expect((await logInByCode(browser, '13711110005', code)).json().code).toBe(110040);
  });

  test('when it was used', async () => {
    const { browser, code } = await sendTo('13711110006');
    expect((await logInByCode(browser, '13711110006', code)).json().code).toBe(0);
    expect((await logInByCode(browser, '13711110006', code)).json().code).toBe(110040);
  });

  test('after another one was sent', async () => {
    const { browser, code } = await sendTo('13711110007');
    await requestLoginCode(browser, '13711110007');
    const newer = await readCode(browser, '13711110007');
    if (newer !== code) expect((await logInByCode(browser, '13711110007', code)).json().code).toBe(110040);
    expect((await logInByCode(browser, '13711110007', newer)).json().code).toBe(0);
  });

  test('after ten minutes', async () => {
    const { browser, code } = await sendTo('13711110008');
    clock.advance(600_000);
    expect((await logInByCode(browser, '13711110008', code)).json().code).toBe(110040);
  });

  test('after five wrong ones, although it is right', async () => {
    const { browser, code } = await sendTo('13711110009');
    for (let tries = 0; tries < 5; tries++) await logInByCode(gateway.browser(), '13711110009', makeWrongCode(code));
    expect((await logInByCode(browser, '13711110009', code)).json().code).toBe(110040);
  });

  test('where it was sent for another purpose', async () => {
    const browser = await gateway.login('13900000005');
    await browser.call('createVerificationCode', { account: '13900000005', typeId: 2, sendType: 5 });
    const reply = await logInByCode(browser, '13900000005', await readCode(browser, '13900000005'));
    expect(reply.json().code).toBe(110040);
  });
});

describe('requesting a code', () => {
  test.each([
    ['no number', 'abc', 3, 0, 40000],
    ['a number of another country', '+16135550123', 3, 0, 40000],
    ['a number that mobiles never have', '12345678901', 3, 0, 40000],
    ['a purpose that is none', '13711110010', 3, 7, 40000],
    ['a registration without an e-mail', '13711110010', 1, 15, 110006],
    ['a verification without a session', '13711110010', 2, 5, 40100],
  ])('%s is refused and nothing is sent', async (_what, account, typeId, sendType, code) => {
    const browser = gateway.browser();
    const reply = await browser.call('createVerificationCode', { account, typeId, sendType });
    expect(reply.json()).toMatchObject({ responseStatus: false, responseCode: code });
    expect((await browser.call('readOutbox', { account })).json().data.list).toEqual([]);
  });

  test('returns the same for a number with an account and one without', async () => {
    const browser = gateway.browser();
    const known = await requestLoginCode(browser, '13900000007');
    const unknown = await requestLoginCode(browser, '13711110011');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  test('sends a mail whose first line is its subject', async () => {
    const browser = gateway.browser();
    await browser.call('createVerificationCode', { account: 'Reader@Osteon.example', typeId: 1, sendType: 15 });
    const [mail] = (await browser.call('readOutbox', { account: 'reader@osteon.example' })).json().data.list;
    expect(mail).toMatchObject({ kind: 'mail', account: 'reader@osteon.example' });
    expect(mail.text).toBe(`骨元邮箱注册验证码\n您正在注册骨元账号，验证码${mail.code}，10分钟内有效。`);
  });
});

test('an account that is being cancelled gets no session', async () => {
  const browser = gateway.browser();
  await requestLoginCode(browser, '13900000010');
  const reply = await logInByCode(browser, '13900000010', await readCode(browser, '13900000010'));
  expect(reply.json()).toMatchObject({ code: 110004, message: '账号正在注销中，请前往手机App撤销注销' });
  expect(browser.cookies.has('osteon_session')).toBe(false);
});

test('the database holds no code that could be read', async () => {
  const browser = gateway.browser();
  await requestLoginCode(browser, '13711110012');
  const code = await readCode(browser, '13711110012');
  const rows = await gateway.deps.db.select({ hash: verificationCode.codeHash }).from(verificationCode);
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) {
    expect(hash).toHaveLength(32);
    expect(hash.toString()).not.toContain(code);
  }
});
