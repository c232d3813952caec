import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { logInByCode } from '../../../../test/login-code.ts';
import { type SmsProvider, startSmsProvider } from '../../../../test/servers/sms-provider.ts';
import { holdTimeLimits } from '../../../../test/time-limit.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createProviderSender } from '../delivery-service.ts';

const ALIYUN_OK = { Code: 'OK', Message: 'OK', RequestId: 'r-1', BizId: 'b-1' };
const TENCENT_OK = { Response: { RequestId: 'r-2', SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] } };
const TEMPLATES = 'code=1001,appealAccepted=1002';
const NUMBER = '13799880001';

let aliyun: SmsProvider;
let tencent: SmsProvider;
let gateway: TestApp;
let logged = '';

beforeAll(async () => {
  aliyun = await startSmsProvider(ALIYUN_OK);
  tencent = await startSmsProvider(TENCENT_OK);
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const key = { KEY_ID: 'an-id', KEY_SECRET: 'a-secret', SIGN: '骨元', TEMPLATES };
  const settings = {
    aliyun: { ...key, ENDPOINT: aliyun.endpoint },
    tencent: { ...key, APP_ID: '1400', ENDPOINT: tencent.endpoint },
  };
  const env = Object.entries(settings).flatMap(([provider, values]) =>
    Object.entries(values).map(([name, value]) => [`${provider.toUpperCase()}_SMS_${name}`, value] as const),
  );
  gateway = await testApp({
    env: { LIMITS: 'on', ...Object.fromEntries(env) },
    log: createLog({ logLevel: 'warn' }, destination),
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([aliyun.close(), tencent.close()]);
});
beforeEach(async () => {
  aliyun.answer = ALIYUN_OK;
  tencent.answer = TENCENT_OK;
  aliyun.got.length = 0;
  tencent.got.length = 0;
  logged = '';
  await gateway.deps.sql`delete from verification_code`;
});

async function requestCode(account = NUMBER) {
  const reply = await gateway.browser().call('createVerificationCode', { account, typeId: 3, sendType: 0 });
  return reply.json();
}

test('a code is sent by Aliyun, signed, and logs in', async () => {
  expect((await requestCode()).responseStatus).toBe(true);
  expect(tencent.got).toEqual([]);
  const [sent] = aliyun.got;
  expect(sent?.headers).toMatchObject({
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    authorization: expect.stringMatching(
      /^ACS3-HMAC-SHA256 Credential=an-id,SignedHeaders=host;.*Signature=[0-9a-f]{64}$/,
    ),
  });
  const { code } = JSON.parse(sent?.query.get('TemplateParam') ?? '{}');
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({
    PhoneNumbers: NUMBER,
    SignName: '骨元',
    TemplateCode: '1001',
    TemplateParam: JSON.stringify({ code }),
  });
  expect((await logInByCode(gateway.browser(), NUMBER, code)).json().code).toBe(0);
});

test('if Aliyun refuses an SMS, Tencent is tried, and the log has the reason without a number or a code', async () => {
  aliyun.answer = { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: `${NUMBER} 余额不足`, RequestId: 'r-3' };
  expect((await requestCode()).responseStatus).toBe(true);
  const [sent] = tencent.got;
  expect(sent?.headers).toMatchObject({
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
    authorization: expect.stringMatching(/^TC3-HMAC-SHA256 Credential=an-id\/\d{4}-\d{2}-\d{2}\/sms\/tc3_request, /),
  });
  const body = JSON.parse(sent?.body ?? '{}');
  expect(body).toEqual({
    PhoneNumberSet: [`+86${NUMBER}`],
    SmsSdkAppId: '1400',
    SignName: '骨元',
    TemplateId: '1001',
    TemplateParamSet: [expect.stringMatching(/^\d{4}$/)],
  });
  expect(logged).toContain('Aliyun refused: isv.AMOUNT_NOT_ENOUGH, request r-3');
  expect(logged).not.toContain(NUMBER);
  expect(logged).not.toContain(`"${body.TemplateParamSet[0]}"`);
});

test.each([
  [
    'the request',
    { Response: { RequestId: 'r-4', Error: { Code: 'AuthFailure.SignatureFailure' } } },
    'AuthFailure.SignatureFailure',
  ],
  [
    'the number',
    { Response: { RequestId: 'r-5', SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } },
    'LimitExceeded',
  ],
])('if Tencent refuses %s too, nothing was sent', async (_what, answer, reason) => {
  aliyun.answer = { Code: 'isv.OUT_OF_SERVICE', RequestId: 'r-6' };
  tencent.answer = answer;
  const sent = createProviderSender(gateway.deps)?.send({
    kind: 'sms',
    account: NUMBER,
    purpose: 'mobileLogin',
    code: '1234',
    locale: 'zh',
  });
  await expect(sent).rejects.toMatchObject({
    unsent: true,
    permanent: false,
    message: expect.stringContaining(reason),
  });
});

test('if the response of Tencent does not match its API, the call fails and the code is not counted', async () => {
  aliyun.answer = { Code: 'isv.OUT_OF_SERVICE', RequestId: 'r-6' };
  tencent.answer = { Response: {} };
  expect(await requestCode()).toMatchObject({ responseCode: 110041, responseMessage: '验证码发送失败，请稍后重试' });
  expect(logged).toContain('an answer off its API');
  expect(logged).not.toContain(NUMBER);
  aliyun.answer = ALIYUN_OK;
  expect((await requestCode()).responseStatus).toBe(true);
});

test('after a time-out no other provider is tried, so that no code is sent twice', async () => {
  aliyun.answer = undefined;
  const limits = holdTimeLimits(5000);
  const answer = requestCode();
  await vi.waitFor(() => expect(aliyun.got).toHaveLength(1), 15_000);
  limits.pass(5000);
  expect((await answer).responseCode).toBe(110041);
  expect([aliyun.got.length, tencent.got.length]).toEqual([1, 0]);
  await vi.waitFor(() => expect(logged).toContain('Aliyun gave no answer: TimeoutError'), 15_000);
});

test('a code is stored before the provider has answered, so that it survives a killed gateway', async () => {
  aliyun.answer = undefined;
  const limits = holdTimeLimits(5000);
  const answer = requestCode();
  await vi.waitFor(() => expect(aliyun.got).toHaveLength(1), 15_000);
  const { code } = JSON.parse(aliyun.got[0]?.query.get('TemplateParam') ?? '{}');
  expect((await logInByCode(gateway.browser(), NUMBER, code)).json().code).toBe(0);
  limits.pass(5000);
  expect((await answer).responseCode).toBe(110041);
});

test('a notice fills its own template, long values truncated', async () => {
  const sender = createProviderSender(gateway.deps);
  const values = { caseNumber: 'SS20261121-0001', answer: '长'.repeat(40) };
  await sender?.send({ kind: 'sms', account: NUMBER, locale: 'en', notice: 'appealAccepted', values });
  const [sent] = aliyun.got;
  expect(sent?.query.get('TemplateCode')).toBe('1002');
  expect(JSON.parse(sent?.query.get('TemplateParam') ?? '{}')).toEqual({ ...values, answer: `${'长'.repeat(34)}…` });
});

test('a message without a template, or without a provider of its kind, is not sent', async () => {
  const sender = createProviderSender(gateway.deps);
  const notice = { account: NUMBER, locale: 'zh', notice: 'phoneChanged', values: {} } as const;
  await expect(sender?.send({ kind: 'sms', ...notice })).rejects.toThrow('Tencent has no template for phoneChanged');
  await expect(sender?.send({ kind: 'mail', ...notice })).rejects.toThrow('no provider of mail is configured');
  expect([aliyun.got, tencent.got]).toEqual([[], []]);
});

test('a template of an unknown message is refused at startup, by name', async () => {
  const templates = { code: '1001', phoneChangd: '1002' };
  const { aliyun: settings } = gateway.deps.config.providers;
  const providers = { ...gateway.deps.config.providers, aliyun: settings && { ...settings, templates } };
  const misspelt = { ...gateway.deps, config: { ...gateway.deps.config, providers } };
  expect(() => createProviderSender(misspelt)).toThrow('ALIYUN_SMS_TEMPLATES names no kind of message: phoneChangd.');
});

test('with a provider there is no outbox to read', async () => {
  const reply = await gateway.browser().send({ method: 'GET', url: '/gateway/dev-service/outbox' });
  expect(reply.statusCode).toBe(404);
});
