import { type RecommendationCandidate, ResourceType } from '@osteon/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { isPublished, resource, resourceTag } from '../../content/tables.ts';
import { follow } from '../../engagement/base/tables.ts';
import { browseRecord } from '../../engagement/browse/tables.ts';
import { favorite } from '../../engagement/collection/tables.ts';
import { dismissedRecommendation } from './tables.ts';

/** A resource with its titles and the fields that recommendations compare. */
export interface SubjectRow extends RecommendationCandidate {
  readonly title: string;
  readonly titleEn: string;
}

/**
 * Resources that are read of each source: the latest of followed doctors, of a tag, and the most viewed of a specialty.
 */
const OF_FOLLOWED = 24;
const OF_TAG = 6;
const OF_SPECIALTY = 16;

/** Reads the data of recommendations. */
export function createRecommendationRepository(db: Database) {
  const tagIds = sql<string[]>`array(
    select ${resourceTag.tagId} from ${resourceTag} where ${resourceTag.resourceId} = ${resource.id})`;
  const subject = {
    id: resource.id,
    authorId: resource.authorId,
    specialtyId: resource.specialtyId,
    publishedAt: resource.publishedAt,
    title: resource.title,
    titleEn: resource.titleEn,
    tagIds,
  };
  /** Ids of published resources, the first `limit` of an order that an index serves. */
  const selectIds = (condition: SQL, order: readonly SQL[], limit: number) =>
    db
      .select({ id: resource.id })
      .from(resource)
      .where(and(isPublished, condition))
      .orderBy(...order)
      .limit(limit);

  return {
    /** The account's specialty; empty where none is chosen. */
    async findSpecialty(accountId: string): Promise<string> {
      const [row] = await db.select({ id: account.specialtyId }).from(account).where(eq(account.id, accountId));
      return row?.id ?? '';
    },

    /** Resources that an account has viewed, most recent first. */
    listWatched: (accountId: string, limit: number): Promise<SubjectRow[]> =>
      db
        .select(subject)
        .from(browseRecord)
        .innerJoin(
          resource,
          and(eq(resource.id, browseRecord.resourceId), eq(resource.type, browseRecord.resourceType)),
        )
        .where(and(isPublished, eq(browseRecord.accountId, accountId)))
        .orderBy(desc(browseRecord.viewedAt), desc(browseRecord.resourceId))
        .limit(limit),

    /** Favourites of an account, most recently added first. */
    listCollected: (accountId: string, limit: number): Promise<SubjectRow[]> =>
      db
        .select(subject)
        .from(favorite)
        .innerJoin(resource, eq(resource.id, favorite.resourceId))
        .where(and(isPublished, eq(favorite.accountId, accountId)))
        .orderBy(desc(favorite.collectedAt), desc(favorite.resourceId))
        .limit(limit),

    /** Recommendations that an account has dismissed, most recent first. */
    listDismissed: (accountId: string, limit: number): Promise<SubjectRow[]> =>
      db
        .select(subject)
        .from(dismissedRecommendation)
        .innerJoin(resource, eq(resource.id, dismissedRecommendation.resourceId))
        .where(eq(dismissedRecommendation.accountId, accountId))
        .orderBy(desc(dismissedRecommendation.dismissedAt), desc(dismissedRecommendation.resourceId))
        .limit(limit),

    /** The latest resource of each doctor whom an account follows, newest first. */
    async listOfFollowed(accountId: string): Promise<string[]> {
      const latest = db
        .select({ id: resource.id, publishedAt: resource.publishedAt })
        .from(resource)
        .where(and(isPublished, eq(resource.authorId, follow.refId)))
        .orderBy(desc(resource.publishedAt), desc(resource.id))
        .limit(1)
        .as('latest');
      const rows = await db
        .select({ id: latest.id })
        .from(follow)
        .innerJoinLateral(latest, sql`true`)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, ResourceType.author)))
        .orderBy(desc(latest.publishedAt), desc(latest.id))
        .limit(OF_FOLLOWED);
      return rows.map(({ id }) => id);
    },

    /** The latest resources of each of these tags. */
    async listOfTags(ids: readonly string[]): Promise<string[]> {
      const rows = await db.execute<{ id: string }>(sql`
        select latest.id from unnest(${sql.param(ids)}::text[]) as wanted (tag_id), lateral (
          select ${resourceTag.resourceId} as id from ${resourceTag}
          where ${resourceTag.isPublished} and ${resourceTag.tagId} = wanted.tag_id
          order by ${resourceTag.publishedAt} desc, ${resourceTag.resourceId} desc limit ${OF_TAG}) as latest`);
      return rows.map(({ id }) => id);
    },

    /** The most viewed resources of a specialty. */
    async listOfSpecialty(specialtyId: string): Promise<string[]> {
      const order = [desc(resource.viewCount), desc(resource.id)];
      const rows = await selectIds(eq(resource.specialtyId, specialtyId), order, OF_SPECIALTY);
      return rows.map(({ id }) => id);
    },

    /** Returns those of these resources that are published. */
    listSubjects: (ids: readonly string[]): Promise<SubjectRow[]> =>
      db
        .select(subject)
        .from(resource)
        .where(and(isPublished, anyOf(resource.id, ids))),

    /** Returns those of these doctors whom an account follows. */
    async listFollowedOf(accountId: string, doctorIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: follow.refId })
        .from(follow)
        .where(
          and(eq(follow.accountId, accountId), eq(follow.refType, ResourceType.author), anyOf(follow.refId, doctorIds)),
        );
      return rows.map(({ id }) => id);
    },

    async dismiss(row: typeof dismissedRecommendation.$inferInsert): Promise<void> {
      await db.insert(dismissedRecommendation).values(row).onConflictDoNothing();
    },

    async restore(accountId: string, resourceId: string): Promise<void> {
      const { accountId: owner, resourceId: dismissed } = dismissedRecommendation;
      await db.delete(dismissedRecommendation).where(and(eq(owner, accountId), eq(dismissed, resourceId)));
    },
  };
}
