import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { Message } from '../message-sender.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a message for its row: nonce, tag, ciphertext. The id is bound to it, so that no row can hold another's. */
export function encryptMessage(key: KeyObject, id: string, message: Message): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts a message; null where another installation's secret encrypted it. */
export function decryptMessage(key: KeyObject, id: string, content: Buffer): Message | null {
  const nonce = content.subarray(0, NONCE_BYTES);
  const tag = content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(tag);
    const text = Buffer.concat([decipher.update(content.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    // Authentic, so it is what `encryptMessage` wrote.
    return JSON.parse(text.toString('utf8')) as Message;
  } catch {
    return null;
  }
}
