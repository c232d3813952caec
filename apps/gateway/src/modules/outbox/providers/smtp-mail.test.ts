import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@osteon/domain';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMessageDelivery } from '../delivery-service.ts';
import { createSmtpMail } from './smtp-mail.ts';

const ADDRESS = 'doctor@hospital.example';
let server: SMTPServer;
let port: number;
let gateway: TestApp;
let received: { recipient: string; raw: Buffer }[] = [];
let refusal: string | null = null;
let logged = '';
let logins = 0;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      logins++;
      if (username === 'osteon' && password === 'p@ss') done(null, { user: username });
      else done(new Error('no'));
    },
    onRcptTo({ address }, _session, done) {
      if (refusal === null) return done();
      done(Object.assign(new Error(`${address} ${refusal}`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const recipient = session.envelope.rcptTo.map(({ address }) => address).join();
      buffer(stream).then((raw) => {
        received.push({ recipient, raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.server.address() as AddressInfo).port;
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  gateway = await testApp({
    env: { SMTP_URL: `smtp://osteon:p%40ss@127.0.0.1:${port}`, MAIL_FROM: '骨元 <no-reply@osteon.example>' },
    log: createLog({ logLevel: 'warn' }, destination),
  });
});
afterAll(async () => {
  await gateway.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(() => {
  received = [];
  refusal = null;
  logged = '';
  logins = 0;
});

async function requestCode() {
  const reply = await gateway.browser().call('createVerificationCode', { account: ADDRESS, typeId: 1, sendType: 2 });
  return reply.json();
}

async function onlyLetter() {
  expect(received).toHaveLength(1);
  return PostalMime.parse(received[0]?.raw ?? '');
}

test('a code is sent by SMTP, in Chinese, without an unsubscribe link', async () => {
  expect((await requestCode()).responseStatus).toBe(true);
  const letter = await onlyLetter();
  expect(received[0]?.recipient).toBe(ADDRESS);
  expect(letter).toMatchObject({
    from: { name: '骨元', address: 'no-reply@osteon.example' },
    to: [{ address: ADDRESS }],
    subject: '骨元找回密码验证码',
    text: expect.stringMatching(/^您正在找回骨元账号的密码，验证码\d{4}，10分钟内有效。\s*$/),
  });
  const heads = letter.headers.map(({ key }) => key);
  expect(heads).toContain('auto-submitted');
  expect(heads).not.toContain('list-unsubscribe');
});

/** Sends the notice of an answered appeal. */
async function sendNotice(locale: Locale = 'zh') {
  const values = { caseNumber: 'SS20261121-0001', answer: '已核实身份' };
  const notice = { kind: 'mail', account: ADDRESS, notice: 'appealAccepted', values } as const;
  await createMessageDelivery(gateway.deps).send({ ...notice, locale });
}

test('a notice has a signed unsubscribe link, in its headers and in its text', async () => {
  await sendNotice();
  const letter = await onlyLetter();
  const link = /<(.+)>/.exec(letter.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';
  expect(link).toMatch(
    /^http:\/\/osteon\.test\/edu\/unsubscribeEmail\?email=doctor%40hospital\.example&sign=[\w-]{43}$/,
  );
  expect(letter.subject).toBe('骨元账号申诉已通过');
  expect(letter.text).toContain('您的申诉SS20261121-0001已通过，账号已恢复，请重新登录。答复：已核实身份');
  expect(letter.text).toContain(link);
});

test('a notice to a receiver from abroad is English, as is its last line', async () => {
  await sendNotice('en');
  const letter = await onlyLetter();
  expect(letter.subject).toBe('Your Osteon account appeal was accepted');
  expect(letter.text).toMatch(/^Your appeal SS20261121-0001 was accepted .*\s+Unsubscribe from Osteon e-mails: http/s);
});

test('the button of the mail program ends notices, not codes', async () => {
  await sendNotice();
  const letter = await onlyLetter();
  const head = Object.fromEntries(letter.headers.map(({ key, value }) => [key, value]));
  const link = new URL(/<(.+)>/.exec(head['list-unsubscribe'] ?? '')?.[1] ?? '');
  const reply = await gateway.app.inject({
    method: 'POST',
    url: `${link.pathname}${link.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: head['list-unsubscribe-post'],
  });
  expect(reply.statusCode).toBe(204);
  await sendNotice();
  expect(received).toHaveLength(1);
  expect((await requestCode()).responseStatus).toBe(true);
  expect(received).toHaveLength(2);
});

test('a refused mail fails the call, and is logged without the address', async () => {
  refusal = 'has no mailbox here';
  expect(await requestCode()).toMatchObject({ responseCode: 110041, responseMessage: '验证码发送失败，请稍后重试' });
  expect(logged).toContain('SMTP refused: EENVELOPE 550');
  expect(logged).not.toContain(ADDRESS);
  expect(received).toEqual([]);
});

const links = { buildLink: () => '' };
const code = { kind: 'mail', account: ADDRESS, locale: 'zh', purpose: 'recovery', code: '0000' } as const;

test.each([
  ['a wrong password', () => `smtp://osteon:wrong@127.0.0.1:${port}`, 'SMTP refused: EAUTH 535'],
  ['a server that is down', () => 'smtp://127.0.0.1:1', 'SMTP refused: ESOCKET'],
])('%s is a delivery that fails', async (_what, url, message) => {
  await expect(createSmtpMail({ url: url(), from: 'no-reply@osteon.example' }, links).send(code)).rejects.toThrow(
    message,
  );
  expect(received).toEqual([]);
});

test('a remote server without TLS receives neither the password nor the mail', async () => {
  const url = `smtp://osteon:p%40ss@127.0.0.2:${port}`;
  const sender = createSmtpMail({ url, from: 'no-reply@osteon.example' }, links);
  await expect(sender.send(code)).rejects.toThrow('SMTP refused: ETLS');
  expect([logins, received]).toEqual([0, []]);
});
