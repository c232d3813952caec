import { ResourceType } from '@osteon/domain';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { follow } from '../base/tables.ts';

/** The last person of the page before. */
type PublicProfileCursor = readonly [followedAt: number, publicProfileId: string];

interface PersonRange {
  readonly after: PublicProfileCursor | null;
  readonly limit: number;
}

/** Reads the fans of doctors, and the doctors whom their accounts follow. */
export function createPeopleRepository(db: Database) {
  const isDoctor = eq(follow.refType, ResourceType.author);
  const columns = { id: doctor.id, followedAt: follow.followedAt };

  return {
    /** The account of a visible doctor, null for one of the library's own; undefined if the doctor is not found. */
    async findAccount(doctorId: string): Promise<string | null | undefined> {
      const [row] = await db
        .select({ accountId: doctor.accountId })
        .from(doctor)
        .where(and(isVisible, eq(doctor.id, doctorId)));
      return row?.accountId;
    },

    /** A page of the fans of a doctor who have a public profile, last followed first. */
    listFans(doctorId: string, { after, limit }: PersonRange) {
      const followedAt = after && sql.param(after[0], follow.followedAt);
      // A cursor names the person, as ids of accounts are private; without that person it ends at its time.
      const accountId = after && sql`coalesce((select account_id from ${doctor} where id = ${after[1]}), '')`;
      const isAfter = after
        ? sql`(${follow.followedAt}, ${follow.accountId}) < (${followedAt}, ${accountId})`
        : undefined;
      return db
        .select(columns)
        .from(follow)
        .innerJoin(doctor, and(isVisible, eq(doctor.accountId, follow.accountId)))
        .where(and(isDoctor, eq(follow.refId, doctorId), isAfter))
        .orderBy(desc(follow.followedAt), desc(follow.accountId))
        .limit(limit);
    },

    /** A page of the doctors whom an account follows, last followed first. */
    listFollowed: (accountId: string, { after, limit }: PersonRange) =>
      db
        .select(columns)
        .from(follow)
        .innerJoin(doctor, and(isVisible, eq(doctor.id, follow.refId)))
        .where(
          and(
            isDoctor,
            eq(follow.accountId, accountId),
            isAfterCursor([follow.followedAt, follow.refId], 'descending', after),
          ),
        )
        .orderBy(desc(follow.followedAt), desc(follow.refId))
        .limit(limit),

    /** Number of doctors whom an account follows. */
    async countFollowed(accountId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(follow)
        .innerJoin(doctor, and(isVisible, eq(doctor.id, follow.refId)))
        .where(and(isDoctor, eq(follow.accountId, accountId)));
      return row?.count ?? 0;
    },

    /** Number of doctors whom the accounts of these doctors follow; doctors without one are left out. */
    async countFollowedByDoctors(doctorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const follower = alias(doctor, 'follower');
      const rows = await db
        .select({ id: follower.id, count: count() })
        .from(follower)
        .innerJoin(follow, and(isDoctor, eq(follow.accountId, follower.accountId)))
        .innerJoin(doctor, and(isVisible, eq(doctor.id, follow.refId)))
        .where(anyOf(follower.id, doctorIds))
        .groupBy(follower.id);
      return new Map(rows.map((row) => [row.id, row.count]));
    },
  };
}
