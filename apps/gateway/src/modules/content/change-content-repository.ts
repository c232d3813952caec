import type { ResourceState } from '@osteon/domain';
import { and, asc, desc, eq, getTableColumns, gte, isNull, or } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { doctor } from '../doctor/tables.ts';
import { titleContains } from './repository/select-list.ts';
import { extractTitleNgrams } from './resource-repository.ts';
import { resource, resourceTag, resourceVersion, tag } from './tables.ts';

/** A list of resources for those who change them. */
export interface ResourceFilter {
  readonly states: readonly ResourceState[];
  readonly type: number | undefined;
  /** A text that the title contains. */
  readonly text: string | undefined;
}

const { titleGrams: _titleGrams, ...columns } = getTableColumns(resource);

type ChangeRepository = ReturnType<typeof createChangeRepository>;

/** A resource in any state, without the column that only the title search reads. */
export type ResourceRow = Awaited<ReturnType<ChangeRepository['lockResource']>> & object;

/** The columns of a state; absent ones stay unchanged. */
type StatusColumns = Pick<typeof resource.$inferSelect, 'state' | 'previousState'> &
  Partial<Pick<typeof resource.$inferSelect, 'stateChangedAt' | 'stateReason' | 'publishedAt'>>;

/** The resources in a state, last changed first. */
export function selectByState(
  db: Database,
  state: ResourceState,
  { type, text }: Omit<ResourceFilter, 'states'>,
  limit: number,
) {
  const { id, title, stateChangedAt } = resource;
  return db
    .select({ id, type: resource.type, title, state: resource.state, stateChangedAt })
    .from(resource)
    .where(and(eq(resource.state, state), equalsIfSet(resource.type, type), text ? titleContains(text) : undefined))
    .orderBy(desc(stateChangedAt), desc(id))
    .limit(limit);
}

/** Resources in any state, for those who change them. */
export function createChangeRepository(db: Database) {
  return {
    /**
     * A resource, locked until the transaction ends; undefined for an unknown id. The version before an import counts
     * if the import was not before `importedSince` (ms).
     */
    async lockResource(id: string, importedSince: number) {
      const [row] = await db.select(columns).from(resource).where(eq(resource.id, id)).for('update');
      if (!row) return undefined;
      const { resourceId, importedAt } = resourceVersion;
      const isRestorable = and(eq(resourceId, id), or(isNull(importedAt), gte(importedAt, importedSince)));
      return { ...row, hasPreviousVersion: (await db.$count(resourceVersion, isRestorable)) > 0 };
    },

    /** The ids of tags by their names, those that exist. */
    async findTagIds(names: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.select({ id: tag.id, name: tag.name }).from(tag).where(anyOf(tag.name, names));
      return new Map(rows.map(({ id, name }) => [name, id]));
    },

    /** Returns those of these ids that belong to a doctor. */
    async listExistingDoctors(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.select({ id: doctor.id }).from(doctor).where(anyOf(doctor.id, ids));
      return new Set(rows.map(({ id }) => id));
    },

    async listTagNames(id: string): Promise<string[]> {
      const tagged = db.select({ name: tag.name }).from(resourceTag).innerJoin(tag, eq(tag.id, resourceTag.tagId));
      const rows = await tagged.where(eq(resourceTag.resourceId, id)).orderBy(asc(tag.position));
      return rows.map(({ name }) => name);
    },

    /** Last changed first: the head of each state by its index. */
    async listByState({ states, ...filter }: ResourceFilter, limit: number) {
      const heads = await Promise.all(states.map((state) => selectByState(db, state, filter, limit)));
      return heads
        .flat()
        .toSorted((a, b) => b.stateChangedAt - a.stateChangedAt || (a.id < b.id ? 1 : -1))
        .slice(0, limit);
    },

    /**
     * Saves the state, copies the columns that the lists of tags need, and deletes the version before an earlier
     * change.
     */
    async saveStatus(id: string, { publishedAt, ...status }: StatusColumns): Promise<void> {
      const publication = publishedAt === undefined ? {} : { publishedAt };
      await db
        .update(resource)
        .set({ ...status, ...publication })
        .where(eq(resource.id, id));
      const copy = { isPublished: status.state === 'published', ...publication };
      await db.update(resourceTag).set(copy).where(eq(resourceTag.resourceId, id));
      await db.delete(resourceVersion).where(eq(resourceVersion.resourceId, id));
    },

    /** Saves the given texts of the card, and its author. */
    async saveTexts(
      id: string,
      texts: { [Column in 'title' | 'titleEn' | 'summary' | 'authorId']?: string | undefined },
    ): Promise<void> {
      const titleGrams = texts.title === undefined ? {} : { titleGrams: extractTitleNgrams(texts.title) };
      const columns = { ...texts, ...titleGrams };
      if (Object.keys(columns).length > 0) await db.update(resource).set(columns).where(eq(resource.id, id));
    },
  };
}
