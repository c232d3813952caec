import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCodeInput, validateCodeMobile, validateLoginCode, validateVerifyCode } from '../codes/code-form.ts';
import { validateLoginAccount, validateLoginAccountOnSubmit, validateLoginPassword } from './login-form.ts';

// Lone surrogates too, which an input can contain.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['13900000001', null, null],
  ['doctor@osteon.example', null, null],
  ['1390000', 'account.login.invalidAccount', 'account.login.invalidAccountFormat'],
  ['', 'account.login.invalidAccount', 'account.login.invalidAccountFormat'],
])('account %j on leaving the field and on submitting', (value, onBlur, onSubmit) => {
  expect(validateLoginAccount(value)).toBe(onBlur);
  expect(validateLoginAccountOnSubmit(value)).toBe(onSubmit);
});

test.each([
  ['12345', false],
  ['123456', true],
  ['Osteon2026!', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['', false],
])('login password %j is accepted: %j', (value, accepted) => {
  expect(validateLoginPassword(value)).toBe(accepted ? null : 'account.login.invalidPasswordFormat');
});

test.each([
  ['1234', null, null],
  ['0000', null, null],
  ['123', 'account.code.invalidCode', 'account.code.length'],
  ['12345', 'account.code.invalidCode', 'account.code.length'],
  ['12a4', 'account.code.invalidCode', null],
  ['１２３４', 'account.code.invalidCode', null],
  ['', 'account.code.invalidCode', 'account.code.required'],
])('code %j at login and at verification', (value, login, verify) => {
  expect(validateLoginCode(value)).toBe(login);
  expect(validateVerifyCode(value)).toBe(verify);
});

test('a code login accepts 11 digits that start with 1', () => {
  expect(validateCodeMobile('12012345678')).toBeNull();
  expect(validateCodeMobile('doctor@osteon.example')).toBe('account.code.invalidMobile');
});

test('a code field reduces pasted text to four digits', () => {
  expect(cleanCodeInput('验证码：１２３４，5')).toBe('1234');
  expect(cleanCodeInput('12 34')).toBe('1234');
});

test('every text is validated, and a cleaned full code is always valid', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const validate of [validateLoginAccount, validateLoginAccountOnSubmit, validateLoginPassword]) {
        expect([null, validate('')]).toContain(validate(text));
      }
      const code = cleanCodeInput(text);
      expect(validateLoginCode(code) === null).toBe(code.length === 4);
    }),
  );
});
