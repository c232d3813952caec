import { expect, test } from 'vitest';
import { createMessageCipher, isSignatureValid } from './message-cipher.ts';

// The example of WeChat's documentation of its message encryption.
const TOKEN = 'QDG6eK';
const ACCOUNT = { aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C', appId: 'wx5823bf96d3bd56c7' };
const SEALED = 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==';

test("WeChat's published example has a valid signature and is decrypted", () => {
  const signature = '5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3';
  expect(isSignatureValid(signature, TOKEN, '1409659589', '263014780', SEALED)).toBe(true);
  expect(createMessageCipher(ACCOUNT).decrypt(SEALED)).toBe('1616140317555161061');
});

test('an encrypted text of any length is decrypted again', () => {
  const cipher = createMessageCipher(ACCOUNT);
  for (const text of ['', '骨', 'x'.repeat(31), 'x'.repeat(32), '登录'.repeat(500)]) {
    expect(cipher.decrypt(cipher.encrypt(text))).toBe(text);
  }
  expect(cipher.encrypt('one')).not.toBe(cipher.encrypt('one'));
});

test("another account's, a truncated and an invalid message are not decrypted", () => {
  const cipher = createMessageCipher(ACCOUNT);
  const other = createMessageCipher({ ...ACCOUNT, appId: 'wx_other' });
  for (const sealed of [other.encrypt('text'), SEALED.slice(0, 24), '', 'no message']) {
    expect(cipher.decrypt(sealed)).toBeNull();
  }
});
