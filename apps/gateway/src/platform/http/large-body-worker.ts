import { isUtf8 } from 'node:buffer';
import { move } from 'piscina';
import { parse } from 'secure-json-parse';

/**
 * Values of a payload at most, far above every call of the contract: to hand over millions would block the gateway,
 * too.
 */
const VALUES_MAX = 1000;

/** Parses a body of JSON as the gateway parses small ones. @throws {SyntaxError} */
export function parseJson(body: Uint8Array): unknown {
  if (!isUtf8(body)) throw new SyntaxError('The body is not UTF-8');
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
  const value: unknown = parse(text, null, { protoAction: 'error', constructorAction: 'error' });
  if (!isSmall(value)) throw new SyntaxError('The body has too many values');
  return value;
}

/** Decodes base64. */
export function decodeBase64(text: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  return move(bytes);
}

/** Counts without recursion: the nesting is unknown yet. */
function isSmall(root: unknown): boolean {
  const waiting = [root];
  let count = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Object.values(value);
    count += parts.length;
    if (count > VALUES_MAX) return false;
    waiting.push(...parts);
  }
  return true;
}
