import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CallError } from '../../platform/http/call-error.ts';

const message = z.object({
  ToUserName: z.string().min(1).max(64),
  FromUserName: z.string().min(1).max(64),
  CreateTime: z.string().regex(/^\d{1,12}$/),
  MsgType: z.string().max(32),
  Event: z.string().max(64).default(''),
  EventKey: z.string().max(128).default(''),
});

/** A message that WeChat pushed, as far as it concerns us. */
export type PushEvent = z.output<typeof message>;

/** Before the scene of a code that made its scanner follow the account. */
const NEW_FOLLOWER = 'qrscene_';

/**
 * Checks the fields of a pushed message; those of other kinds of message are left out.
 * @throws {CallError} badInput
 */
export function parseEvent(fields: Readonly<Record<string, unknown>>): PushEvent {
  const { data } = message.safeParse(fields);
  if (!data) throw new CallError('badInput');
  return data;
}

/** The login scene of a scan; null for every other message. */
export function getScannedScene({ MsgType, Event, EventKey }: PushEvent): string | null {
  if (MsgType !== 'event') return null;
  if (Event === 'SCAN' && EventKey !== '') return EventKey;
  if (Event === 'subscribe' && EventKey.startsWith(NEW_FOLLOWER)) return EventKey.slice(NEW_FOLLOWER.length);
  return null;
}

/** What WeChat tells retries apart by: the sender and the moment (with the kind, as both may happen at once). */
export function hashEvent({ FromUserName, CreateTime, MsgType, Event, EventKey }: PushEvent): string {
  const parts = [FromUserName, CreateTime, MsgType, Event, EventKey];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
