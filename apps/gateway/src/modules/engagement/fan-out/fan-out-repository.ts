import { LockRecordType, ResourceType } from '@osteon/domain';
import { and, desc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { account } from '../../account/accounts/tables.ts';
import { accountLock } from '../../account/lock/tables.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { follow } from '../base/tables.ts';
import { accountBlock } from '../block/tables.ts';
import { contentFanOut } from './tables.ts';

/** A publication whose followers are being notified. */
type FanOutRow = typeof contentFanOut.$inferSelect;

/** A follower, and the time of the follow. */
interface Follower {
  readonly accountId: string;
  readonly followedAt: number;
}

/** The followers of an author who are to be notified of a publication, last followed first, after the row's cursor. */
function selectFollowers(
  db: Database,
  { authorId, publishedAt, cursorFollowedAt, cursorAccountId }: FanOutRow,
  limit: number,
) {
  const permanentlyLocked = db
    .select({ id: accountLock.id })
    .from(accountLock)
    .where(
      and(
        eq(accountLock.accountId, follow.accountId),
        eq(accountLock.type, LockRecordType.permanent),
        isNull(accountLock.endedAt),
      ),
    );
  const blocksAuthor = db
    .select({ publicProfileId: accountBlock.publicProfileId })
    .from(accountBlock)
    .where(and(eq(accountBlock.accountId, follow.accountId), eq(accountBlock.publicProfileId, authorId)));
  const after = cursorFollowedAt === null ? null : ([cursorFollowedAt, cursorAccountId] as const);
  return db
    .select({ accountId: follow.accountId, followedAt: follow.followedAt })
    .from(follow)
    .innerJoin(account, eq(account.id, follow.accountId))
    .where(
      and(
        eq(follow.refType, ResourceType.author),
        eq(follow.refId, authorId),
        lte(follow.followedAt, publishedAt),
        isNull(account.cancelRequestedAt),
        notExists(permanentlyLocked),
        notExists(blocksAuthor),
        isAfterCursor([follow.followedAt, follow.accountId], 'descending', after),
      ),
    )
    .orderBy(desc(follow.followedAt), desc(follow.accountId))
    .limit(limit);
}

/** Stores the progress of the notifications of each publication. */
export function createFanOutRepository(db: Database) {
  return {
    /** Starts a fan-out, or starts it again where the same resource is published for the first time once more. */
    async start(row: Pick<FanOutRow, 'resourceId' | 'authorId' | 'publishedAt'>): Promise<void> {
      const { authorId, publishedAt } = row;
      const reset = { authorId, publishedAt, cursorFollowedAt: null, cursorAccountId: null, doneAt: null };
      await db.insert(contentFanOut).values(row).onConflictDoUpdate({ target: contentFanOut.resourceId, set: reset });
    },

    /** A fan-out that is not complete, locked until the transaction ends; undefined for any other. */
    async lock(resourceId: string): Promise<FanOutRow | undefined> {
      const [row] = await db
        .select()
        .from(contentFanOut)
        .where(and(eq(contentFanOut.resourceId, resourceId), isNull(contentFanOut.doneAt)))
        .for('update');
      return row;
    },

    /** True if the resource and its author are visible. */
    async isVisible({ resourceId, authorId }: FanOutRow): Promise<boolean> {
      const rows = await db
        .select({ id: resource.id })
        .from(resource)
        .innerJoin(doctor, and(eq(doctor.id, authorId), isVisible))
        .where(and(isPublished, eq(resource.id, resourceId)));
      return rows.length > 0;
    },

    /** The next followers; their accounts cannot be erased until the transaction ends. */
    listFollowers: (row: FanOutRow, limit: number): Promise<Follower[]> =>
      selectFollowers(db, row, limit).for('key share', { of: account }),

    /** Moves on to the last follower of a batch. */
    async advance(resourceId: string, { accountId, followedAt }: Follower, notified: number): Promise<void> {
      await db
        .update(contentFanOut)
        .set({
          cursorFollowedAt: followedAt,
          cursorAccountId: accountId,
          notified: sql`${contentFanOut.notified} + ${notified}`,
        })
        .where(eq(contentFanOut.resourceId, resourceId));
    },

    /** Completes a fan-out and deletes its cursor, as the account may be erased later. */
    async finish(resourceId: string, doneAt: number): Promise<void> {
      const done = { doneAt, cursorFollowedAt: null, cursorAccountId: null };
      await db.update(contentFanOut).set(done).where(eq(contentFanOut.resourceId, resourceId));
    },
  };
}
