import type { ResponseOf } from '@osteon/contract';
import type { QuietHours } from '@osteon/domain';
import type { MessageRow, QuietRow } from './repository.ts';

/** A row as the contract's message. */
export function presentMessage({
  id,
  scene,
  title,
  body,
  pcLink,
  sentAt,
  readAt,
}: MessageRow): ResponseOf<'listMessages'>['list'][number] {
  return { id, scene, title, body, pcLink, sentAt, isRead: readAt === null ? 0 : 1 };
}

/** The daily hours of a row as the contract's quiet hours. */
export function presentQuietHours({ hoursOn, hoursFrom, hoursTo }: QuietRow): QuietHours {
  return { on: hoursOn, from: hoursFrom, to: hoursTo };
}
