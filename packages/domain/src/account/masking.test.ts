import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAccount, maskEmail, maskPhone } from './masking.ts';

// Lone surrogates too, which an input can contain.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['13812345678', '138****5678'],
  ['1234567', '123****4567'],
  ['123456', '****'],
  ['', '****'],
  ['zhangsan@example.com', 'zha*****@example.com'],
  ['li@example.com', 'li@example.com'],
  ['lin@example.com', 'lin@example.com'],
])('%s is masked as %s', (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});

test('a phone shows no more than its first 3 and last 4 digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (phone) => {
      const masked = maskPhone(phone);
      const [first = '', last = ''] = masked.split('****');
      expect(first.length).toBeLessThanOrEqual(3);
      expect(last.length).toBeLessThanOrEqual(4);
      expect(masked).toBe(`${first}****${last}`);
      if (phone.length >= 7) expect([phone.slice(0, 3), phone.slice(-4)]).toEqual([first, last]);
    }),
  );
});

test('a masked e-mail has its length and domain and shows no more than 3 characters of its local part', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const masked = maskEmail(email);
      const local = masked.slice(0, masked.lastIndexOf('@'));
      expect(masked.length).toBe(email.length);
      expect(masked.slice(local.length)).toBe(email.slice(email.lastIndexOf('@')));
      expect(local.slice(3)).toBe('*'.repeat(Math.max(0, local.length - 3)));
    }),
  );
});

test('any text can be masked', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(typeof maskAccount(text)).toBe('string');
    }),
  );
});
