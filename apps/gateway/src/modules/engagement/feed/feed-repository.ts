import { ResourceType } from '@osteon/domain';
import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { follow } from '../base/tables.ts';

/** The last entry of the page before: its publication in ms, and its id. */
type FeedCursor = readonly [publishedAt: number, id: string];

/** Reads the content of followed doctors. */
export function createFeedRepository(db: Database) {
  /** The latest of an author, along the index of the author's list. */
  const selectLatest = (authorId: SQLWrapper, after: FeedCursor | null, limit: number) =>
    db
      .select({ id: resource.id, publishedAt: resource.publishedAt })
      .from(resource)
      .where(
        and(
          isPublished,
          eq(resource.authorId, authorId),
          isAfterCursor([resource.publishedAt, resource.id], 'descending', after),
        ),
      )
      .orderBy(desc(resource.publishedAt), desc(resource.id))
      .limit(limit);

  return {
    /**
     * A page of the feed. Its entries are among the latest `limit` of those `limit` authors whose latest is newest, so
     * that only one index entry of each other author is read.
     */
    listPage: (accountId: string, after: FeedCursor | null, limit: number) => {
      const head = selectLatest(follow.refId, after, 1).as('head');
      const author = db
        .select({ id: follow.refId })
        .from(follow)
        .innerJoinLateral(head, sql`true`)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, ResourceType.author)))
        .orderBy(desc(head.publishedAt), desc(head.id))
        .limit(limit)
        .as('author');
      const item = selectLatest(author.id, after, limit).as('item');
      return db
        .select({ id: item.id, publishedAt: item.publishedAt })
        .from(author)
        .innerJoinLateral(item, sql`true`)
        .orderBy(desc(item.publishedAt), desc(item.id))
        .limit(limit);
    },
  };
}
