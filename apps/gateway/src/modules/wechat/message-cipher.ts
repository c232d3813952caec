import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** WeChat pads to blocks of 32 bytes (PKCS #7). */
const BLOCK = 32;
const RANDOM = 16;

/** Encryption of WeChat's safe mode: AES-256-CBC over random bytes, length, text and app id. */
export interface MessageCipher {
  encrypt(text: string): string;
  /** Null for a message that this account's key cannot decrypt. */
  decrypt(encrypted: string): string | null;
}

/** Creates the cipher of an official account; `aesKey` is the EncodingAESKey, 43 characters. */
export function createMessageCipher({ aesKey, appId }: { aesKey: string; appId: string }): MessageCipher {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  const iv = key.subarray(0, 16);
  return {
    encrypt(text) {
      const message = Buffer.from(text);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(message.length);
      const plain = Buffer.concat([randomBytes(RANDOM), length, message, Buffer.from(appId)]);
      const padding = BLOCK - (plain.length % BLOCK);
      const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
      return Buffer.concat([
        cipher.update(plain),
        cipher.update(Buffer.alloc(padding, padding)),
        cipher.final(),
      ]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      if (bytes.length === 0 || bytes.length % 16 !== 0) return null;
      const decipher = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
      const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
      const padding = padded.at(-1) ?? 0;
      if (padding < 1 || padding > BLOCK || padded.length < RANDOM + 4 + padding) return null;
      const plain = padded.subarray(0, -padding);
      const end = RANDOM + 4 + plain.readUInt32BE(RANDOM);
      if (end > plain.length || plain.subarray(end).toString() !== appId) return null;
      return plain.subarray(RANDOM + 4, end).toString();
    },
  };
}

/** Computes WeChat's signature: SHA-1 (hex) over the sorted and joined parts, one of which is the token. */
export function computeSignature(...parts: readonly string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');
}

/** Returns true when a signature matches these parts; compares in constant time. */
export function isSignatureValid(given: string, ...parts: readonly string[]): boolean {
  const wanted = Buffer.from(computeSignature(...parts));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}
