import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateRecoverEmail, validateResetPassword } from '../recovery/recover-form.ts';
import {
  validateConfirmation,
  validateRegisterEmail,
  validateRegisterPassword,
} from '../registration/register-form.ts';

test.each([
  ['Osteon26', true],
  ['osteon2!', true],
  ['OSTEON2!', true],
  ['Osteon!!', true],
  ['Osteo26', false],
  ['Osteon2026Osteon', true],
  ['Osteon2026Osteon2', false],
  ['osteon26', false],
  ['12345678', false],
  ['骨科Aa12345', true],
  ['', false],
])('%j at registration is accepted: %j', (value, accepted) => {
  expect(validateRegisterPassword(value)).toBe(accepted ? null : 'account.register.passwordHint');
});

test.each([
  ['a2345', 'account.recover.invalidLength'],
  ['a23456', null],
  [`a${'1'.repeat(19)}`, null],
  [`a${'1'.repeat(20)}`, 'account.recover.invalidLength'],
  ['abcdef', 'account.recover.tooSimple'],
  ['123456', 'account.recover.tooSimple'],
  ['骨科医生平台', 'account.recover.tooSimple'],
  ['', 'account.recover.invalidLength'],
])('%j at recovery', (value, text) => {
  expect(validateResetPassword(value)).toBe(text);
});

test('registration and recovery name a wrong e-mail in their own words', () => {
  expect(validateRegisterEmail('doctor@')).toBe('account.register.invalidEmail');
  expect(validateRecoverEmail('13900000001')).toBe('account.recover.invalidEmail');
  expect(validateRegisterEmail('doctor@osteon.example')).toBeNull();
  expect(validateRecoverEmail('doctor@osteon.example')).toBeNull();
});

test('a confirmation is equal or wrong', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, other) => {
      expect(validateConfirmation(password, password)).toBeNull();
      expect(validateConfirmation(password, other) === null).toBe(password === other);
    }),
  );
});

test('an accepted registration password has three classes and 8 to 16 characters', () => {
  const character = fc.constantFrom(...'abzAZ09!@ 骨');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 24 }), (value) => {
      const classes = new Set(
        [...value].map(
          (each) => ['0-9', 'a-z', 'A-Z'].find((range) => new RegExp(`[${range}]`).test(each)) ?? 'symbol',
        ),
      );
      const accepted = validateRegisterPassword(value) === null;
      expect(accepted).toBe(value.length >= 8 && value.length <= 16 && classes.size >= 3);
    }),
  );
});
