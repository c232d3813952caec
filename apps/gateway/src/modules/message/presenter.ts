import type { ResponseOf } from '@osteon/contract';
import type { Locale, QuietHours } from '@osteon/domain';
import type { EventTextSource } from './event/event-message-repository.ts';
import { composeEventText } from './event/event-message-text.ts';
import type { NewContentTextSource } from './new-content/new-content-repository.ts';
import { composeNewContentText } from './new-content/new-content-text.ts';
import type { MessageRow, QuietRow } from './repository.ts';

/** Sources of the texts of messages; notices are stored with their text. */
interface MessageTextSources {
  readonly events: readonly EventTextSource[];
  readonly newContent: readonly NewContentTextSource[];
}

/**
 * Presents rows as the contract's messages; those of events and of new content with their sources, in the reader's
 * language.
 */
export function presentMessages(
  rows: readonly MessageRow[],
  { events, newContent }: MessageTextSources,
  locale: Locale,
): ResponseOf<'listMessages'>['list'] {
  const eventsById = new Map(events.map((each) => [each.messageId, each]));
  const newById = new Map(newContent.map((each) => [each.messageId, each]));
  const compose = (row: MessageRow) => {
    const event = eventsById.get(row.id);
    if (event) return composeEventText(row, event, locale);
    const content = newById.get(row.id);
    return content ? composeNewContentText(content, locale) : row;
  };
  return rows.map((row) => {
    const { id, scene, kind, sentAt, readAt } = row;
    const { title, body, pcLink } = compose(row);
    return { id, scene, kind, title, body, pcLink, sentAt, isRead: readAt === null ? 0 : 1 };
  });
}

/** The daily hours of a row as the contract's quiet hours. */
export function presentQuietHours({ hoursOn, hoursFrom, hoursTo }: QuietRow): QuietHours {
  return { on: hoursOn, from: hoursFrom, to: hoursTo };
}
