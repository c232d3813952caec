import { describe, expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import { keysFrom } from './secret.ts';

const content = Buffer.from('a picture of a licence');
const cipher = createCipher({ keyFor: keysFrom('the secret'), previousKeyFor: null }, 'pictures');
const stored = cipher.encrypt('one', content);

describe('an encrypted text', () => {
  test('is decrypted, and never the same twice', () => {
    expect(cipher.decrypt('one', stored)).toEqual({ content, outdated: false });
    expect(stored.includes('licence')).toBe(false);
    expect(cipher.encrypt('one', content).equals(stored)).toBe(false);
  });

  test('belongs to its id and its purpose', () => {
    expect(cipher.decrypt('two', stored)).toBeNull();
    const other = createCipher({ keyFor: keysFrom('the secret'), previousKeyFor: null }, 'messages');
    expect(other.decrypt('one', stored)).toBeNull();
  });

  test('cannot be changed', () => {
    for (let at = 0; at < stored.length; at++) {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(cipher.decrypt('one', changed)).toBeNull();
      expect(cipher.decrypt('one', stored.subarray(0, at))).toBeNull();
    }
  });

  test('is decrypted after a change of the secret while the former one is set', () => {
    const keyFor = keysFrom('another secret');
    const rotated = createCipher({ keyFor, previousKeyFor: keysFrom('the secret') }, 'pictures');
    expect(rotated.decrypt('one', stored)).toEqual({ content, outdated: true });
    expect(rotated.decrypt('two', stored)).toBeNull();
    const again = rotated.encrypt('one', content);
    expect(rotated.decrypt('one', again)).toEqual({ content, outdated: false });
    expect(cipher.decrypt('one', again)).toBeNull();
    expect(createCipher({ keyFor, previousKeyFor: null }, 'pictures').decrypt('one', stored)).toBeNull();
  });
});
