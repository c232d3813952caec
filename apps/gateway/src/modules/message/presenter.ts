import type { ResponseOf } from '@osteon/contract';
import type { QuietHours } from '@osteon/domain';
import type { EventFacts } from './event/event-message-repository.ts';
import { composeEventText } from './event/event-message-text.ts';
import type { MessageRow, QuietRow } from './repository.ts';

/** Rows as the contract's messages; those of events with the facts of each. */
export function presentMessages(
  rows: readonly MessageRow[],
  facts: readonly EventFacts[],
): ResponseOf<'listMessages'>['list'] {
  const byMessage = new Map(facts.map((each) => [each.messageId, each]));
  return rows.map((row) => {
    const { id, scene, kind, sentAt, readAt } = row;
    const found = byMessage.get(id);
    const { title, body, pcLink } = found ? composeEventText(row, found) : row;
    return { id, scene, kind, title, body, pcLink, sentAt, isRead: readAt === null ? 0 : 1 };
  });
}

/** The daily hours of a row as the contract's quiet hours. */
export function presentQuietHours({ hoursOn, hoursFrom, hoursTo }: QuietRow): QuietHours {
  return { on: hoursOn, from: hoursFrom, to: hoursTo };
}
