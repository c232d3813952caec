import { and, desc, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { resource, tag } from '../../content/tables.ts';
import { doctor, specialty } from '../../doctor/tables.ts';
import { ingest } from './tables.ts';

export type IngestRow = typeof ingest.$inferSelect;

const OPEN = ['queued', 'working'] as const;

/** Reads and writes imports. */
export function createIngestRepository(db: Database) {
  const isOpen = inArray(ingest.state, [...OPEN]);
  const isCurrent = ({ id, attempt }: Pick<IngestRow, 'id' | 'attempt'>) =>
    and(eq(ingest.id, id), eq(ingest.attempt, attempt), eq(ingest.state, 'working'));

  async function find(id: string): Promise<IngestRow | undefined> {
    const [row] = await db.select().from(ingest).where(eq(ingest.id, id));
    return row;
  }

  return {
    /** Inserts an import; false if another one of the same item is in progress. */
    async insert(row: IngestRow): Promise<boolean> {
      const inserted = await db.insert(ingest).values(row).onConflictDoNothing();
      return inserted.count > 0;
    },

    find,

    async lock(id: string): Promise<IngestRow | undefined> {
      const [row] = await db.select().from(ingest).where(eq(ingest.id, id)).for('update');
      return row;
    },

    async findOpen(resourceId: string): Promise<IngestRow | undefined> {
      const [row] = await db
        .select()
        .from(ingest)
        .where(and(eq(ingest.resourceId, resourceId), isOpen));
      return row;
    },

    /** The latest imports, or all of one item. */
    list: ({ resourceId, limit }: { resourceId: string | null; limit: number }) =>
      db
        .select()
        .from(ingest)
        .where(resourceId === null ? undefined : eq(ingest.resourceId, resourceId))
        .orderBy(desc(ingest.createdAt), desc(ingest.id))
        .limit(limit),

    update: (
      id: string,
      values: Partial<Pick<IngestRow, 'state' | 'progress' | 'problem' | 'attempt' | 'changedAt'>>,
    ) => db.update(ingest).set(values).where(eq(ingest.id, id)),

    /** Fails an import that is still in progress. */
    failOpen: (id: string, values: Pick<IngestRow, 'problem' | 'changedAt'>) =>
      db
        .update(ingest)
        .set({ state: 'failed', ...values })
        .where(and(eq(ingest.id, id), isOpen)),

    /** Fails the completed import of the current version of an item. */
    async failLatestCompleted(resourceId: string, values: Pick<IngestRow, 'problem' | 'changedAt'>): Promise<void> {
      const [latest] = await db
        .select({ id: ingest.id })
        .from(ingest)
        .where(and(eq(ingest.resourceId, resourceId), eq(ingest.state, 'done')))
        .orderBy(desc(ingest.changedAt), desc(ingest.id))
        .limit(1);
      if (latest)
        await db
          .update(ingest)
          .set({ state: 'failed', ...values })
          .where(eq(ingest.id, latest.id));
    },

    /** Updates an import unless another attempt has superseded this one; returns true if it did. */
    async updateAttempt(
      attempt: Pick<IngestRow, 'id' | 'attempt'>,
      values: Partial<Pick<IngestRow, 'state' | 'progress' | 'problem' | 'pictureIds' | 'changedAt'>>,
    ): Promise<boolean> {
      const changed = await db.update(ingest).set(values).where(isCurrent(attempt));
      return changed.count > 0;
    },

    /** Imports whose files are no longer needed: failed, or replaced by a later one, before a time (ms). */
    listObsolete({ failedBefore, replacedBefore }: { failedBefore: number; replacedBefore: number }, limit: number) {
      const later = alias(ingest, 'later');
      const replacement = db
        .select({ id: later.id })
        .from(later)
        .where(
          and(
            eq(later.resourceId, ingest.resourceId),
            eq(later.state, 'done'),
            gt(later.changedAt, ingest.changedAt),
            lt(later.changedAt, replacedBefore),
          ),
        );
      const isObsolete = or(
        and(eq(ingest.state, 'failed'), lt(ingest.changedAt, failedBefore)),
        and(eq(ingest.state, 'done'), exists(replacement)),
      );
      return db.select().from(ingest).where(isObsolete).limit(limit);
    },

    delete: (id: string) => db.delete(ingest).where(eq(ingest.id, id)),

    /** Completed imports of videos whose source is still in the storage. */
    listSources: (limit: number) =>
      db
        .select({ id: ingest.id, files: ingest.files })
        .from(ingest)
        .where(and(eq(ingest.state, 'done'), ingest.hasSource, sql`${ingest.item} ->> 'type' = 'film'`))
        .limit(limit),

    markSourceRemoved: (id: string) => db.update(ingest).set({ hasSource: false }).where(eq(ingest.id, id)),

    /** Returns those of these ids that are imports. */
    async listExisting(ids: readonly string[]): Promise<string[]> {
      const rows = await db.select({ id: ingest.id }).from(ingest).where(anyOf(ingest.id, ids));
      return rows.map(({ id }) => id);
    },

    /** Finds the rows that an item refers to, as far as they exist. */
    async findReferences({
      specialtyId,
      doctorIds,
      tags,
    }: {
      specialtyId: string;
      doctorIds: string[];
      tags: string[];
    }) {
      const [specialties, doctors, named] = await Promise.all([
        db.select({ id: specialty.id }).from(specialty).where(eq(specialty.id, specialtyId)),
        db.select({ id: doctor.id }).from(doctor).where(anyOf(doctor.id, doctorIds)),
        db.select({ id: tag.id, name: tag.name }).from(tag).where(anyOf(tag.name, tags)),
      ]);
      return { hasSpecialty: specialties.length > 0, doctors: doctors.map(({ id }) => id), tags: named };
    },

    /** Undefined for an unknown id. */
    async findResourceType(id: string): Promise<number | undefined> {
      const [row] = await db.select({ type: resource.type }).from(resource).where(eq(resource.id, id));
      return row?.type;
    },
  };
}
