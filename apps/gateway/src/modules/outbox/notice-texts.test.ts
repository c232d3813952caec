import type { Locale } from '@osteon/domain';
import { expect, test } from 'vitest';
import { composeMessage } from './message-texts.ts';
import { composeNoticeText, listPlaceholders, NOTICE_NAMES, type NoticeName } from './notice-texts.ts';

const links = { buildLink: () => 'https://osteon.test/off' };
const account = 'doctor@hospital.example';

test.each<[NoticeName, Record<string, string>, string]>([
  [
    'certificationRefused',
    { number: 'RZ1', items: '1' },
    'Your Osteon certification needs an update\nYour certification RZ1 needs 1 item to be sent again. Log in to Osteon to see the reason.',
  ],
  [
    'certificationRefused',
    { number: 'RZ1', items: '2' },
    'Your Osteon certification needs an update\nYour certification RZ1 needs 2 items to be sent again. Log in to Osteon to see the reasons.',
  ],
  [
    'emailBound',
    { account: 'l***@a.cn', email: 's@osteon.cn' },
    'The e-mail address of your Osteon account has changed\nThe e-mail address of your Osteon account is now l***@a.cn. If this was not you, contact s@osteon.cn immediately.',
  ],
])('the notice %s with %j in English', (notice, values, text) => {
  expect(composeNoticeText({ kind: 'mail', locale: 'en', notice, values })).toBe(text);
});

test('an SMS is Chinese, whatever the language of its receiver', () => {
  for (const locale of ['zh', 'en'] as const) {
    const values = { number: 'RZ1', items: '2' };
    expect(composeNoticeText({ kind: 'sms', locale, notice: 'certificationRefused', values })).toBe(
      '【骨元】您的认证RZ1有2项需补充，请登录骨元，在身份认证中查看原因并补充。',
    );
    expect(composeMessage({ kind: 'sms', account, locale, purpose: 'recovery', code: '4711' }, links)).toBe(
      '【骨元】验证码4711，10分钟内有效。用于找回密码，请勿告诉他人。',
    );
  }
});

test.each<[Locale, string]>([
  ['zh', '骨元找回密码验证码\n您正在找回骨元账号的密码，验证码4711，10分钟内有效。'],
  [
    'en',
    'Your Osteon password reset code\nYou are resetting the password of your Osteon account. Your verification code is 4711, valid for 10 minutes.',
  ],
])('a code by mail in %s', (locale, text) => {
  expect(composeMessage({ kind: 'mail', account, locale, purpose: 'recovery', code: '4711' }, links)).toBe(text);
});

test('a text without one of its values leaves its place empty, and both languages have the same values', () => {
  expect(composeNoticeText({ kind: 'sms', locale: 'zh', notice: 'appealRejected', values: { answer: '无' } })).toBe(
    '【骨元】您的申诉未通过。答复：无',
  );
  for (const notice of NOTICE_NAMES) {
    const names = listPlaceholders(notice);
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const text = composeNoticeText({ kind: 'mail', locale: 'en', notice, values });
    const missing = names.filter((name) => !text.includes(`<${name}>`));
    expect([notice, missing]).toEqual([notice, []]);
  }
});
