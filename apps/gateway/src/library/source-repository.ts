import type { ContentProblem, Library } from '@osteon/library';
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { resource, tag } from '../modules/content/tables.ts';
import { dictionaryTerm } from '../modules/dictionary/tables.ts';
import { department, doctor, hospital, specialty } from '../modules/doctor/tables.ts';
import { liveEvent } from '../modules/live/event/tables.ts';
import { organization } from '../modules/organization/tables.ts';
import { product } from '../modules/product/tables.ts';
import { collection } from '../modules/video/tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';

/** Ids of rows by the name of their table. */
export type LoadedIds = Readonly<Record<string, readonly string[]>>;

/** The items of a library by file, with the tables that their ids are unique in. */
function listItems(library: Library) {
  return [
    ['content/base.json', hospital, library.base.hospitals],
    ['content/experts.json', doctor, library.experts],
    ['content/videos.json', resource, library.videos],
    ['content/courses.json', resource, library.courses],
    ['content/cases.json', resource, library.cases],
    ['content/documents.json', resource, library.documents],
    ['content/collections.json', collection, library.collections],
    ['content/departments.json', department, library.departments],
    ['content/dictionary.json', dictionaryTerm, library.dictionary],
    ['content/lives.json', liveEvent, library.liveEvents],
    ['content/products.json', product, library.products],
    ['content/organizations.json', organization, library.organizations],
  ] as const;
}

async function findForeignIds(
  tx: Database,
  table: PgTable & { readonly id: PgColumn },
  ids: readonly string[],
  own: LoadedIds,
): Promise<string[]> {
  const ownIds = new Set(own[getTableName(table)]);
  const strange = ids.filter((id) => !ownIds.has(id));
  const rows = await tx.execute<{ id: string }>(
    sql`select ${table.id} as id from ${table} where ${anyOf(table.id, strange)}`,
  );
  return rows.map(({ id }) => id);
}

/** Reads the rows of other sources. */
export function createSourceRepository(db: Database) {
  return {
    /** The items whose id belongs to something that this source did not load (`own`): another source, or an import. */
    async findConflictingIds(library: Library, own: LoadedIds): Promise<ContentProblem[]> {
      const problems: ContentProblem[] = [];
      for (const [file, table, items] of listItems(library)) {
        const foreign = await findForeignIds(
          db,
          table,
          items.map(({ id }) => id),
          own,
        );
        problems.push(
          ...foreign.map((item) => ({ file, item, field: 'id', problem: 'belongs to content of another source' })),
        );
      }
      return problems;
    },

    /** The rows that another source has loaded already and this one shares: specialties by id, tags by name. */
    async findSharedRows(library: Library, own: LoadedIds) {
      const { specialties, tags } = library.base;
      const ids = specialties.map(({ id }) => id);
      const names = tags.map(({ name }) => name);
      const existing = await db.select({ id: tag.id, name: tag.name }).from(tag).where(anyOf(tag.name, names));
      const ownTags = new Set(own[getTableName(tag)]);
      return {
        specialtyIds: new Set(await findForeignIds(db, specialty, ids, own)),
        tagIds: new Map(existing.filter(({ id }) => !ownTags.has(id)).map(({ id, name }) => [name, id])),
      };
    },

    /** The resources that other sources or imports brought. */
    async listOtherResources(own: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: resource.id })
        .from(resource)
        .where(sql`${resource.id} <> all(${sql.param(own)})`);
      return rows.map(({ id }) => id);
    },
  };
}
