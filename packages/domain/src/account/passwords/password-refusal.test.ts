import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPasswordRefusal } from './password-refusal.ts';

test.each([
  'a123456',
  'Aa123456',
  '123456a',
  '123abc',
  'Password1',
  'P@ssw0rd',
  'woaini1314',
  '1qaz2WSX',
  'qwer1234',
  'Admin@123',
  'Osteon2026!',
  'my-OSTEON-7k',
  'Guyuan26!',
  '骨元Kk-77123',
])('%s is among the commonest', (password) => {
  expect(findPasswordRefusal(password, '13900000001')).toBe('tooCommon');
});

test.each([
  ['13900000001', 'ab13900000001'],
  ['ZhangSan@example.com', 'zhangsan88Kk'],
  ['zhangsan@example.com', 'Kk-ZHANGSAN'],
  ['li@example.com', 'LI@example.com1'],
  ['wang@example.com', 'Kk-wang-77x'],
])('the account %s cannot choose %s', (account, password) => {
  expect(findPasswordRefusal(password, account)).toBe('ownName');
});

test.each([
  ['li@example.com', 'Alibi-77x'],
  ['wan@example.com', 'Kk-wan-77x'],
  ['doctor@osteon.example', 'Kuaile7-Shan'],
  ['', 'Kuaile7-Shan'],
])('the account %s may choose %s', (account, password) => {
  expect(findPasswordRefusal(password, account)).toBeNull();
});

test('a refused password is refused in any case, and any text is validated', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), (password, account) => {
      const refusal = findPasswordRefusal(password, account);
      expect([null, 'tooCommon', 'ownName']).toContain(refusal);
    }),
  );
  fc.assert(
    fc.property(fc.mixedCase(fc.constantFrom('abc123', 'p@ssw0rd', '1q2w3e4r')), (password) => {
      expect(findPasswordRefusal(password, '13900000001')).toBe('tooCommon');
    }),
  );
});
