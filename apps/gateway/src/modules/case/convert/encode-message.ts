import { HEAD_BYTES } from './message-head.ts';
import type { Message } from './read-messages.ts';

/** A message with its bytes; its reader is apart, so that the program that sends them starts quickly. */
export function encodeMessage(content: Message, bytes: Uint8Array = new Uint8Array()): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, text, bytes]);
}
