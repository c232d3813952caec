import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMobileInput, detectAccountType, isEmail, isMainlandMobile, isMobile } from './account-identifier.ts';

// Lone surrogates too, which an input can contain.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['13812345678', true, true],
  ['12012345678', true, false],
  ['11012345678', true, false],
  ['19900000001', true, true],
  ['1381234567', false, false],
  ['138123456789', false, false],
  ['23812345678', false, false],
  ['1381234567a', false, false],
  [' 13812345678', false, false],
  ['13812345678\n', false, false],
  ['', false, false],
])('%j as a mobile number, and as one of the mainland', (value, mobile, mainland) => {
  expect(isMobile(value)).toBe(mobile);
  expect(isMainlandMobile(value)).toBe(mainland);
});

test.each([
  'zhangsan@example.com',
  'doctor@osteon.example',
  "o'neil+spine@mail.hospital.org.cn",
  'first.last@163.com',
  `${'a'.repeat(64)}@example.com`,
])('%s is an e-mail address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  '',
  'zhangsan',
  'zhangsan@',
  '@example.com',
  'zhangsan@example',
  'zhang san@example.com',
  'zhang@san@example.com',
  '.zhang@example.com',
  'zhang.@example.com',
  'zhang..san@example.com',
  'zhangsan@-example.com',
  'zhangsan@example.c',
  'zhangsan@example..com',
  'zhangsan@example.com\n',
  '张三@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is no e-mail address', (value) => {
  expect(isEmail(value)).toBe(false);
});

test('an account is a mobile number, an e-mail address, or nothing', () => {
  expect(detectAccountType('13900000001')).toBe('MOBILE');
  expect(detectAccountType('doctor@osteon.example')).toBe('EMAIL');
  expect(detectAccountType('doctor')).toBeNull();
});

test('common e-mail addresses are accepted', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => isEmail(email)));
});

test('a text made to slow down the pattern is refused at once', () => {
  const long = `${'a.'.repeat(100_000)}@${'b-'.repeat(100_000)}`;
  expect(isEmail(long)).toBe(false);
  expect(isEmail(`${'a'.repeat(60)}@${'a-'.repeat(90)}!`)).toBe(false);
});

test.each([
  ['138 1234 5678', '13812345678'],
  ['+86 138-1234-5678', '13812345678'],
  ['008613812345678', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
  ['1381234567890', '13812345678'],
  ['8613812345', '8613812345'],
  ['请拨打', ''],
])('a mobile field reduces %j to the digits %s', (typed, cleaned) => {
  expect(cleanMobileInput(typed)).toBe(cleaned);
});

test('a mobile field reduces its text to at most 11 digits, which stay when cleaned again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const cleaned = cleanMobileInput(typed);
      expect(cleaned).toMatch(/^\d{0,11}$/);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^1[3-9]\d{0,9}$/), (digits) => {
      expect(cleanMobileInput(digits)).toBe(digits);
    }),
  );
});
