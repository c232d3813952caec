import { LiveStatus, ResourceType } from '@osteon/domain';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor, hospital, hospitalText, isVisible } from '../../doctor/tables.ts';
import { liveEvent, liveLecturer } from '../../live/event/tables.ts';
import { picture } from '../../media/tables.ts';
import { organization } from '../../organization/tables.ts';
import { follow } from '../base/tables.ts';

/** The longest event (see its table): one that started earlier is over. */
const LONGEST_MS = 7 * 86_400_000;

export type FollowingListRepository = ReturnType<typeof createFollowingListRepository>;

/** Reads and marks the doctors and associations that accounts follow. */
export function createFollowingListRepository(db: Database) {
  const isDoctor = eq(follow.refType, ResourceType.author);
  /** Number of resources published since the account last viewed the list entry; always 0 for an association. */
  const updateNum = sql<number>`(
    select count(*)::int from ${resource}
    where ${isPublished} and ${isDoctor} and ${resource.authorId} = ${follow.refId} and ${resource.publishedAt} > ${follow.seenAt})`;
  /** The running event of a doctor. */
  const selectLive = (now: number) =>
    db
      .select({ status: liveEvent.status, title: liveEvent.title, titleEn: liveEvent.titleEn })
      .from(liveEvent)
      .innerJoin(liveLecturer, eq(liveLecturer.liveId, liveEvent.id))
      .where(
        and(
          isDoctor,
          eq(liveLecturer.doctorId, follow.refId),
          inArray(liveEvent.status, [LiveStatus.living, LiveStatus.pause]),
          gt(liveEvent.planStartAt, now - LONGEST_MS),
        ),
      )
      .orderBy(desc(liveEvent.status))
      .limit(1)
      .as('live');

  return {
    /** A page of follows of these types, last followed first. */
    listPage: (
      accountId: string,
      refTypes: readonly number[],
      { now, limit, offset }: { now: number; limit: number; offset: number },
    ) => {
      const live = selectLive(now);
      return db
        .select({
          refType: follow.refType,
          refId: follow.refId,
          doctor: { name: doctor.name, specialtyId: doctor.specialtyId, portrait: doctor.portrait },
          hospital: hospitalText,
          organization: { name: organization.name },
          emblem: picture,
          updateNum,
          live: { status: live.status, title: live.title, titleEn: live.titleEn },
        })
        .from(follow)
        .leftJoin(doctor, and(isDoctor, isVisible, eq(doctor.id, follow.refId)))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .leftJoin(organization, and(sql`not ${isDoctor}`, eq(organization.id, follow.refId)))
        .leftJoin(picture, eq(picture.id, organization.portraitId))
        .leftJoinLateral(live, sql`true`)
        .where(and(eq(follow.accountId, accountId), sql`${follow.refType} = any(${sql.param(refTypes)})`))
        .orderBy(desc(follow.followedAt), desc(follow.refId))
        .limit(limit)
        .offset(offset);
    },

    /** Returns true if the account follows the doctor or association. */
    async markSeen(accountId: string, refType: number, refId: string, seenAt: number): Promise<boolean> {
      const rows = await db
        .update(follow)
        .set({ seenAt })
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), eq(follow.refId, refId)))
        .returning({ refId: follow.refId });
      return rows.length > 0;
    },
  };
}

/** A followed doctor or association. */
export type FollowedRow = Awaited<ReturnType<FollowingListRepository['listPage']>>[number];
