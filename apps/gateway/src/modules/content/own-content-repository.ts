import { type ResourceState, ResourceType } from '@osteon/domain';
import { and, count, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { isAfterCursor } from '../../platform/database/filters.ts';
import { selectCards } from './repository/select-cards.ts';
import { isPublished, resource } from './tables.ts';

/** The states of an author's own list: those of resources, and published ones to check again. */
export type OwnContentState = ResourceState | 'recheck';

/** The part of an author's own list that a page shows. */
export interface OwnContentRange {
  /** Without it every state. */
  readonly state: OwnContentState | undefined;
  readonly after: readonly [publishedAt: number, id: string] | null;
  readonly limit: number;
  /** The time in ms before which the last publication or revision of a case is old. */
  readonly recheckBefore: number;
}

/** True of a published case that is to be checked again (rules/personal#published-content). */
const isToRecheck = (before: number): SQL | undefined =>
  and(eq(resource.type, ResourceType.case), lt(resource.stateChangedAt, before));

/** Reads the resources of an author in every state, for the author alone; those without a picture have no card. */
export function createOwnContentRepository(db: Database) {
  const isUnpublished = sql`${resource.state} <> 'published'`;

  /** The ids of one part of the list, each of which an index of the author serves. */
  function selectIds(authorId: string, part: SQL, { state, after, limit, recheckBefore }: OwnContentRange) {
    const { id, publishedAt, stateReason } = resource;
    const to = sql<boolean>`coalesce(${isPublished} and ${isToRecheck(recheckBefore)}, false)`;
    return db
      .select({ id, publishedAt, state: resource.state, stateReason, isToRecheck: to })
      .from(resource)
      .where(
        and(
          part,
          eq(resource.authorId, authorId),
          isNotNull(resource.pictureId),
          state === undefined || state === 'recheck' ? undefined : eq(resource.state, state),
          state === 'recheck' ? isToRecheck(recheckBefore) : undefined,
          isAfterCursor([publishedAt, id], 'descending', after),
        ),
      )
      .orderBy(desc(publishedAt), desc(id))
      .limit(limit);
  }

  return {
    /** Published resources, or those in other states, newest first. */
    listPublished: (authorId: string, range: OwnContentRange) => selectIds(authorId, isPublished, range),
    listUnpublished: (authorId: string, range: OwnContentRange) => selectIds(authorId, isUnpublished, range),

    /** The rows of cards in any state. */
    findCardRows: (ids: readonly string[]) =>
      selectCards(db).where(sql`${resource.id} = any(${sql.param([...ids])}::text[])`),

    /** The number of an author's resources in each state, and of those to check again. */
    async countByState(authorId: string, recheckBefore: number) {
      const to = sql<number>`count(*) filter (where ${isToRecheck(recheckBefore)})`.mapWith(Number);
      return db
        .select({ state: resource.state, count: count(), toRecheck: to })
        .from(resource)
        .where(and(eq(resource.authorId, authorId), isNotNull(resource.pictureId)))
        .groupBy(resource.state);
    },
  };
}
