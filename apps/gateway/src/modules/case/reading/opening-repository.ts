import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { clinicalCase } from '../base/tables.ts';
import type { CaseReader } from './case-reader.ts';
import { caseOpening, caseVoteCount } from './tables.ts';

const { caseId, accountId, browserHash, option } = caseOpening;

const findOfAccount = prepareStatement({ caseId, accountId }, (db, inputs) =>
  db
    .select({ option })
    .from(caseOpening)
    .where(and(eq(accountId, inputs.accountId), eq(caseId, inputs.caseId))),
);

const findOfBrowser = prepareStatement({ caseId, browserHash }, (db, inputs) =>
  db
    .select({ option })
    .from(caseOpening)
    .where(and(eq(browserHash, inputs.browserHash), eq(caseId, inputs.caseId))),
);

const listVotes = prepareStatement({ caseId }, (db, inputs) =>
  db.select().from(caseVoteCount).where(eq(caseVoteCount.caseId, inputs.caseId)),
);

const isOf = (reader: CaseReader): SQL =>
  'accountId' in reader ? eq(accountId, reader.accountId) : eq(browserHash, reader.browserHash);

/** Reads and writes how readers opened the outcomes of cases, and the counts of their votes. */
export function createOpeningRepository(db: Database) {
  return {
    /** The opening of a case by a reader; undefined for none. */
    async find(id: string, reader: CaseReader) {
      const [row] = await ('accountId' in reader
        ? findOfAccount(db, { caseId: id, accountId: reader.accountId })
        : findOfBrowser(db, { caseId: id, browserHash: reader.browserHash }));
      return row;
    },

    /** Inserts an opening; false if the reader has one already. */
    async insert(row: typeof caseOpening.$inferInsert): Promise<boolean> {
      const rows = await db.insert(caseOpening).values(row).onConflictDoNothing().returning({ id: caseOpening.id });
      return rows.length > 0;
    },

    /** Counts a vote. */
    async countVote(vote: Omit<typeof caseVoteCount.$inferInsert, 'count'>): Promise<void> {
      await db
        .insert(caseVoteCount)
        .values({ ...vote, count: 1 })
        .onConflictDoUpdate({
          target: [caseVoteCount.caseId, caseVoteCount.option, caseVoteCount.level],
          set: { count: sql`${caseVoteCount.count} + 1` },
        });
    },

    /** The counts of the votes of a case. */
    listVotes: (id: string) => listVotes(db, { caseId: id }),

    /** The cases of these that a reader opened, or only voted for. */
    async listOpened(ids: readonly string[], reader: CaseReader, only: 'votes' | 'all' = 'all'): Promise<string[]> {
      const conditions = [isOf(reader), anyOf(caseId, ids), only === 'votes' ? isNotNull(option) : undefined];
      const rows = await db
        .select({ caseId })
        .from(caseOpening)
        .where(and(...conditions));
      return rows.map((row) => row.caseId);
    },

    /** True if the reader opened any case. */
    async hasOpened(reader: CaseReader): Promise<boolean> {
      return (await db.select({ caseId }).from(caseOpening).where(isOf(reader)).limit(1)).length > 0;
    },

    /** The open parts of cases that their cards show, with the number of votes. */
    listCardFields: (ids: readonly string[]) =>
      db
        .select({
          id: clinicalCase.id,
          options: sql<string[]>`${clinicalCase.decision} -> 'options'`,
          voteNum: sql<number>`coalesce((
            select sum(vote.count) from ${caseVoteCount} as vote where vote.case_id = ${clinicalCase.id}), 0)::int`,
        })
        .from(clinicalCase)
        .where(anyOf(clinicalCase.id, ids)),

    /** Gives a browser's openings to an account, except of cases that it opened itself. */
    async adopt(owner: string, browser: string): Promise<void> {
      const own = sql`select from ${caseOpening} as own where own.account_id = ${owner} and own.case_id = ${caseId}`;
      await db
        .update(caseOpening)
        .set({ accountId: owner })
        .where(and(eq(browserHash, browser), isNull(accountId), sql`not exists (${own})`));
    },
  };
}
