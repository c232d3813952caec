import { and, asc, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, hospital, hospitalText, isVisible } from '../../doctor/tables.ts';
import { commentMention } from '../base/comments/tables.ts';
import { accountBlock } from '../block/tables.ts';

/** Reads and writes the mentions of comments. */
export function createMentionRepository(db: Database) {
  return {
    /** Returns those of these people who can be mentioned: visible, and with an account. */
    async listMentionable(publicProfileIds: readonly string[]) {
      const rows = await db
        .select({ publicProfileId: doctor.id, accountId: doctor.accountId })
        .from(doctor)
        .where(and(isVisible, isNotNull(doctor.accountId), anyOf(doctor.id, publicProfileIds)));
      return rows.flatMap(({ publicProfileId, accountId }) =>
        accountId === null ? [] : [{ publicProfileId, accountId }],
      );
    },

    /** People whose name starts with a text and whom an account can mention, ordered by name. */
    listByName: (accountId: string, name: string, limit: number) =>
      db
        .select({ person: doctor, hospital: hospitalText })
        .from(doctor)
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(
          and(
            isVisible,
            isNotNull(doctor.accountId),
            ne(doctor.accountId, accountId),
            // In the index's order, code point by code point, all names with this prefix are in this range.
            sql`${doctor.name} ~>=~ ${name} and ${doctor.name} ~<~ (${name} || chr(1114111))`,
            notExists(
              db
                .select({ id: accountBlock.accountId })
                .from(accountBlock)
                .where(and(eq(accountBlock.accountId, doctor.accountId), eq(accountBlock.blockedId, accountId))),
            ),
          ),
        )
        .orderBy(sql`${doctor.name} using ~<~`, asc(doctor.id))
        .limit(limit),

    /** Stores the mentions of a comment. */
    async insert(commentId: string, publicProfileIds: readonly string[]): Promise<void> {
      if (publicProfileIds.length === 0) return;
      await db
        .insert(commentMention)
        .values(publicProfileIds.map((publicProfileId) => ({ commentId, publicProfileId })));
    },

    async removeOf(commentId: string): Promise<void> {
      await db.delete(commentMention).where(eq(commentMention.commentId, commentId));
    },

    /** The accounts whom a comment mentions. */
    async listAccounts(commentId: string): Promise<string[]> {
      const rows = await db
        .select({ accountId: doctor.accountId })
        .from(commentMention)
        .innerJoin(doctor, eq(doctor.id, commentMention.publicProfileId))
        .where(and(eq(commentMention.commentId, commentId), isVisible))
        .orderBy(asc(doctor.id));
      return rows.flatMap(({ accountId }) => accountId ?? []);
    },
  };
}
