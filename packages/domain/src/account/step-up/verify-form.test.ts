import { expect, test } from 'vitest';
import { validateMobileOnFile, validateNewPhone, validateVerifyPassword } from './verify-form.ts';

test('a new phone is one of the mainland', () => {
  expect(validateNewPhone('13812345678')).toBeNull();
  expect(validateNewPhone('12012345678')).toBe('account.phone.invalid');
  expect(validateNewPhone('')).toBe('account.phone.invalid');
});

test('a verification needs a password, or a phone on file', () => {
  expect(validateVerifyPassword('')).toBe('account.password.required');
  expect(validateVerifyPassword(' ')).toBeNull();
  expect(validateMobileOnFile('')).toBe('account.verify.mobileRequired');
  expect(validateMobileOnFile('13812345678')).toBeNull();
});
