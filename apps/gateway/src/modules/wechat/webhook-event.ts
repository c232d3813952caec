import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CallError } from '../../platform/http/call-error.ts';
import { decodeScene, type ScannedScene } from './scene-text.ts';

const message = z.object({
  ToUserName: z.string().min(1).max(64),
  FromUserName: z.string().min(1).max(64),
  CreateTime: z.string().regex(/^\d{1,12}$/),
  MsgType: z.string().max(32),
  Event: z.string().max(64).default(''),
  EventKey: z.string().max(128).default(''),
});

/** The used fields of a message that WeChat pushed. */
export type WebhookEvent = z.output<typeof message>;

/** Prefix of the scene in a `subscribe` event, sent when the scan made the user follow the account. */
const SUBSCRIBE_PREFIX = 'qrscene_';

/**
 * Validates the fields of a pushed message and drops those of other kinds of messages.
 * @throws {CallError} badInput
 */
export function parseEvent(fields: Readonly<Record<string, unknown>>): WebhookEvent {
  const { data } = message.safeParse(fields);
  if (!data) throw new CallError('badInput');
  return data;
}

/** The scene of a scan; null for any other message. */
export function getScannedScene({ MsgType, Event, EventKey }: WebhookEvent): ScannedScene | null {
  if (MsgType !== 'event') return null;
  if (Event === 'SCAN' && EventKey !== '') return decodeScene(EventKey);
  if (Event === 'subscribe' && EventKey.startsWith(SUBSCRIBE_PREFIX)) {
    return decodeScene(EventKey.slice(SUBSCRIBE_PREFIX.length));
  }
  return null;
}

/** Identifies retries as WeChat defines them, by sender and time; the kind is added, as two may share a second. */
export function hashEvent({ FromUserName, CreateTime, MsgType, Event, EventKey }: WebhookEvent): string {
  const parts = [FromUserName, CreateTime, MsgType, Event, EventKey];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
