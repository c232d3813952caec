import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import { caseDraft, caseDraftImage, caseDraftSeries, clinicalCase } from '../base/tables.ts';

/** A draft as it is stored. */
export type DraftRow = typeof caseDraft.$inferSelect;

/** The part of an account's drafts that a page shows. */
export interface DraftRange {
  /** Without it every state. */
  readonly state?: DraftRow['state'];
  readonly after: readonly [savedAt: number, id: string] | null;
  readonly limit: number;
}

type NewDraft = typeof caseDraft.$inferInsert;

/** The first picture of a draft, if it is its own and ready; one of the published case has another address. */
const firstImageId = sql<string | null>`(
  select image.id from ${caseDraftImage} as image
  where image.id = ${caseDraft.fields} #>> '{images,0,imageId}' and image.draft_id = ${caseDraft.id} and image.state = 'ready')`;

/** The condition of a draft that its author may edit (`getNextCaseDraftState`). */
const isEditable = inArray(caseDraft.state, ['draft', 'returned']);

const saveVersion = prepareStatement(
  {
    id: caseDraft.id,
    accountId: caseDraft.accountId,
    version: caseDraft.version,
    title: caseDraft.title,
    fields: caseDraft.fields,
    browser: caseDraft.browser,
    savedAt: caseDraft.savedAt,
  },
  (db, { id, accountId, version, title, fields, browser, savedAt }) =>
    db
      .update(caseDraft)
      .set({ version: sql`${version} + 1`, title, fields, browser, savedAt, expiryNotifiedAt: null })
      .where(and(eq(caseDraft.id, id), eq(caseDraft.accountId, accountId), eq(caseDraft.version, version), isEditable))
      .returning({ version: caseDraft.version }),
);

const findMediaIds = prepareStatement({ id: caseDraft.id, accountId: caseDraft.accountId }, (db, { id, accountId }) =>
  db
    .select({
      imageIds: sql<string[]>`array(select id from ${caseDraftImage} where draft_id = ${caseDraft.id})`,
      seriesIds: sql<string[]>`array(select id from ${caseDraftSeries} where draft_id = ${caseDraft.id})`,
      images: clinicalCase.images,
      stacks: clinicalCase.stacks,
    })
    .from(caseDraft)
    .leftJoin(clinicalCase, eq(clinicalCase.id, caseDraft.caseId))
    .where(and(eq(caseDraft.id, id), eq(caseDraft.accountId, accountId))),
);

/** Reads and writes the drafts of accounts. */
export function createDraftRepository(db: Database) {
  const isOwn = (accountId: string, id: string) => and(eq(caseDraft.id, id), eq(caseDraft.accountId, accountId));

  return {
    /** Saves the next version of an own draft that may be edited; undefined where its version is another one. */
    async saveVersion(values: Parameters<typeof saveVersion>[1]): Promise<number | undefined> {
      const [row] = await saveVersion(db, values);
      return row?.version;
    },

    /** The pictures and series that an own draft may name; undefined for none of this id. */
    async findMediaIds(accountId: string, id: string) {
      const [row] = await findMediaIds(db, { id, accountId });
      if (!row) return undefined;
      const { imageIds, seriesIds, images, stacks } = row;
      return {
        imageIds: new Set([...imageIds, ...(images ?? []).map(({ imageId }) => imageId)]),
        seriesIds: new Set([...seriesIds, ...(stacks ?? []).map(({ stackId }) => stackId)]),
      };
    },

    async findOwn(accountId: string, id: string): Promise<DraftRow | undefined> {
      const [row] = await db.select().from(caseDraft).where(isOwn(accountId, id));
      return row;
    },

    async findByClientId(accountId: string, clientId: string): Promise<DraftRow | undefined> {
      const where = and(eq(caseDraft.accountId, accountId), eq(caseDraft.clientId, clientId));
      const [row] = await db.select().from(caseDraft).where(where);
      return row;
    },

    /** A draft, own where an account is given, locked until the transaction ends. */
    async lock(id: string, accountId?: string): Promise<DraftRow | undefined> {
      const where = accountId === undefined ? eq(caseDraft.id, id) : isOwn(accountId, id);
      const [row] = await db.select().from(caseDraft).where(where).for('update');
      return row;
    },

    /** Makes the new drafts of an account come one after another until the transaction ends. */
    async lockAccount(accountId: string): Promise<void> {
      await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
    },

    /** The number of an account's drafts that are no revisions. */
    countNew: (accountId: string) =>
      db.$count(caseDraft, and(eq(caseDraft.accountId, accountId), isNull(caseDraft.caseId))),

    insert: (row: NewDraft) => db.insert(caseDraft).values(row),

    /** Inserts the revision of a published case unless there is one; returns the id of the one that is stored. */
    async insertRevision(row: NewDraft & { readonly caseId: string }): Promise<string> {
      await db.insert(caseDraft).values(row).onConflictDoNothing({ target: caseDraft.caseId });
      const [stored] = await db.select({ id: caseDraft.id }).from(caseDraft).where(eq(caseDraft.caseId, row.caseId));
      return stored?.id ?? row.id;
    },

    async findByCase(caseId: string): Promise<Pick<DraftRow, 'id' | 'state'> | undefined> {
      const found = db.select({ id: caseDraft.id, state: caseDraft.state }).from(caseDraft);
      const [row] = await found.where(eq(caseDraft.caseId, caseId)).for('update');
      return row;
    },

    /** A page of own drafts, the last saved first; without what only the editor shows. */
    listOwn(accountId: string, { state, after, limit }: DraftRange) {
      const { id, savedAt } = caseDraft;
      return db
        .select({
          id,
          title: caseDraft.title,
          savedAt,
          state: caseDraft.state,
          caseId: caseDraft.caseId,
          reason: caseDraft.reason,
          version: caseDraft.version,
          firstImageId,
        })
        .from(caseDraft)
        .where(
          and(
            eq(caseDraft.accountId, accountId),
            equalsIfSet(caseDraft.state, state),
            isAfterCursor([savedAt, id], 'descending', after),
          ),
        )
        .orderBy(desc(savedAt), desc(id))
        .limit(limit);
    },

    /** The number of an account's drafts in each state. */
    countByState: (accountId: string) =>
      db
        .select({ state: caseDraft.state, count: count() })
        .from(caseDraft)
        .where(eq(caseDraft.accountId, accountId))
        .groupBy(caseDraft.state),

    /** The revisions of these cases. */
    listRevisions: (caseIds: readonly string[]) =>
      db.select({ id: caseDraft.id, caseId: caseDraft.caseId }).from(caseDraft).where(anyOf(caseDraft.caseId, caseIds)),

    async update(id: string, values: Partial<Omit<DraftRow, 'id' | 'accountId'>>): Promise<void> {
      await db.update(caseDraft).set(values).where(eq(caseDraft.id, id));
    },

    async delete(id: string): Promise<void> {
      await db.delete(caseDraft).where(eq(caseDraft.id, id));
    },
  };
}
