import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import { createFeedRepository } from './feed-repository.ts';

/** The calls of the followed feed. */
export type FeedCalls = 'listFollowedContent';

const feedCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls of the feed of followed doctors. */
export function createFeedHandlers(
  { db }: Pick<AppContext, 'db'>,
  content: Pick<ContentService, 'findCards'>,
): Handlers<FeedCalls> {
  const feed = createFeedRepository(db);
  return {
    async listFollowedContent({ cursor, pageSize }, { session }) {
      const after = decodeCursor(feedCursor, cursor);
      const rows = await feed.listPage(session.customerId, after, pageSize + 1);
      const { list, nextCursor } = cutPage(rows, pageSize, ({ publishedAt, id }) => [publishedAt, id]);
      const ids = list.map(({ id }) => id);
      return { list: await content.findCards(ids, session), nextCursor };
    },
  };
}
