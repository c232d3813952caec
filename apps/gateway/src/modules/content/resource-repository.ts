import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { removeUnlessUsed, upsert } from '../../platform/database/upsert.ts';
import { doctor, hospital, hospitalText, specialty } from '../doctor/tables.ts';
import { isPublished, resource, resourceTag, tag } from './tables.ts';

type ResourceInsert = typeof resource.$inferInsert;

/** A resource with its tags as it is written; `publishedAt` is the creation time of a draft until it is published. */
export interface ResourceInput
  extends Omit<ResourceInsert, 'titleGrams' | 'previousState' | 'stateChangedAt' | 'stateReason'> {
  readonly tagIds: readonly string[];
}

/** Columns whose value at insertion, or after later changes, an update retains. */
const RETAINED_COLUMNS = [
  'publishedAt',
  'viewCount',
  'state',
  'previousState',
  'stateChangedAt',
  'stateReason',
] as const satisfies readonly (keyof ResourceInsert)[];

const { titleGrams: _titleGrams, ...columns } = getTableColumns(resource);

/** Writes resources in any state, and reads the texts of them that the search finds. */
export function createResourceRepository(db: Database) {
  return {
    upsertResources: (rows: readonly ResourceInput[]) =>
      upsert(
        db,
        resource,
        rows.map(({ tagIds: _tagIds, ...row }) => ({
          ...row,
          titleGrams: extractTitleNgrams(row.title),
          stateChangedAt: row.publishedAt,
          stateReason: '',
        })),
        { preserve: RETAINED_COLUMNS },
      ),

    /** Writes the card of a resource as it was; views, publication and state stay. */
    restoreCard: (card: typeof resource.$inferSelect) => upsert(db, resource, [card], { preserve: RETAINED_COLUMNS }),

    /** Replaces the tags of these resources, with the copied columns of `resource_tag`. */
    async replaceTags(tagged: readonly Pick<ResourceInput, 'id' | 'tagIds'>[]): Promise<void> {
      const pairs = tagged.flatMap(({ id, tagIds }) => tagIds.map((tagId) => [id, tagId] as const));
      const resourceIds = sql.param(pairs.map(([id]) => id));
      const tagIds = sql.param(pairs.map(([, tagId]) => tagId));
      const wanted = sql`select * from unnest(${resourceIds}::text[], ${tagIds}::text[]) as wanted (resource_id, tag_id)`;
      await db.execute(sql`
        delete from ${resourceTag} where ${anyOf(
          resourceTag.resourceId,
          tagged.map(({ id }) => id),
        )} and (${resourceTag.resourceId}, ${resourceTag.tagId}) not in (${wanted})`);
      await db.execute(sql`
        insert into ${resourceTag} (resource_id, tag_id, published_at, view_count, is_published)
        select wanted.resource_id, wanted.tag_id, ${resource.publishedAt}, ${resource.viewCount}, ${isPublished}
        from (${wanted}) as wanted join ${resource} on ${resource.id} = wanted.resource_id
        on conflict do nothing`);
    },

    /**
     * The published ones of these as the search finds their cards, with tags, specialty, author and hospital as labels.
     */
    async listCardDocuments(ids: readonly string[]) {
      const rows = await db
        .select({ resource: columns, specialty: specialty.name, doctor, hospital: hospitalText })
        .from(resource)
        .innerJoin(specialty, eq(specialty.id, resource.specialtyId))
        .innerJoin(doctor, eq(doctor.id, resource.authorId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(and(isPublished, anyOf(resource.id, ids)));
      const tags = await db
        .select({ resourceId: resourceTag.resourceId, name: tag.name })
        .from(resourceTag)
        .innerJoin(tag, eq(tag.id, resourceTag.tagId))
        .where(anyOf(resourceTag.resourceId, ids))
        .orderBy(asc(tag.position));
      const tagsById = Map.groupBy(tags, ({ resourceId }) => resourceId);
      return rows.map((row) => {
        const { id, type, title, titleEn, summary, specialtyId, publishedAt, viewCount, vip } = row.resource;
        const names = (tagsById.get(id) ?? []).map(({ name }) => name);
        return {
          resourceType: type,
          resourceId: id,
          title,
          titleEn,
          summary,
          specialtyId,
          publishedAt,
          viewCount,
          vip,
          labels: [...names, row.specialty, row.doctor.name, row.doctor.nameEn, row.hospital],
        };
      });
    },

    /** The ids of an author's resources, in any state. */
    async listIdsOfAuthor(authorId: string): Promise<string[]> {
      const rows = await db.select({ id: resource.id }).from(resource).where(eq(resource.authorId, authorId));
      return rows.map(({ id }) => id);
    },

    deleteUnlessUsed: (ids: readonly string[]): Promise<string[]> => removeUnlessUsed(db, resource, resource.id, ids),
  };
}

/**
 * The unigrams and bigrams of a title, in lower case and each once, since Chinese is written without spaces. A title
 * that contains a text contains all n-grams of the text, which an index can look up.
 */
export function extractTitleNgrams(text: string): string[] {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])];
}
