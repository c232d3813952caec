import type { AppContext } from '../../../platform/app-context.ts';
import { createCipher } from '../../../platform/crypto/cipher.ts';
import type { Message } from '../message-sender.ts';
import { readStoredMessage, type StoredMessage } from './stored-message.ts';

/** Encrypts messages for their rows, as they may hold a code. */
export interface MessageCipher {
  encrypt(id: string, message: Message): Buffer;
  /** Null if another installation's secret encrypted it. */
  decrypt(id: string, content: Buffer): Message | null;
}

/** Creates the cipher. */
export function createMessageCipher(keys: Pick<AppContext, 'keyFor' | 'previousKeyFor'>): MessageCipher {
  const cipher = createCipher(keys, 'outbox');
  return {
    encrypt: (id, message) => cipher.encrypt(id, Buffer.from(JSON.stringify(message))),
    decrypt(id, content) {
      const text = cipher.decrypt(id, content)?.content.toString('utf8');
      // The content is authentic, so it was written by `encrypt`, of this release or an earlier one.
      return text === undefined ? null : readStoredMessage(JSON.parse(text) as StoredMessage);
    },
  };
}
