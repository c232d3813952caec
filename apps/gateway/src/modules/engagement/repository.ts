import { LiveStatus, ResourceType } from '@osteon/domain';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { doctor, hospital } from '../doctor/tables.ts';
import { liveEvent, liveLecturer } from '../live/tables.ts';
import { organization } from '../organization/tables.ts';
import { follow } from './tables.ts';

/** An event lasts a week at most (see its table), so nothing that began before can still run. */
const LONGEST_MS = 7 * 86_400_000;

/** Reads whom accounts follow. */
export function createFollowRepository(db: Database) {
  const ofDoctor = eq(follow.refType, ResourceType.author);
  /** Read from an index alone; an association publishes nothing by itself. */
  const updateNum = sql<number>`(
    select count(*)::int from ${resource}
    where ${ofDoctor} and ${resource.authorId} = ${follow.refId} and ${resource.publishedAt} > ${follow.seenAt})`;
  /** The event that a doctor takes part in just now. */
  const liveOf = (now: number) =>
    db
      .select({ status: liveEvent.status, title: liveEvent.title, titleEn: liveEvent.titleEn })
      .from(liveEvent)
      .innerJoin(liveLecturer, eq(liveLecturer.liveId, liveEvent.id))
      .where(
        and(
          ofDoctor,
          eq(liveLecturer.doctorId, follow.refId),
          inArray(liveEvent.status, [LiveStatus.living, LiveStatus.pause]),
          gt(liveEvent.planEndAt, now),
          gt(liveEvent.planBeginAt, now - LONGEST_MS),
        ),
      )
      .orderBy(desc(liveEvent.status))
      .limit(1)
      .as('live');

  return {
    /** Last followed first, of these kinds. */
    page: (
      accountId: string,
      refTypes: readonly number[],
      { now, limit, offset }: { now: number; limit: number; offset: number },
    ) => {
      const live = liveOf(now);
      return db
        .select({
          refType: follow.refType,
          refId: follow.refId,
          doctor: { name: doctor.name, specialtyId: doctor.specialtyId },
          hospital: { name: hospital.name },
          organization: { name: organization.name },
          updateNum,
          live: { status: live.status, title: live.title, titleEn: live.titleEn },
        })
        .from(follow)
        .leftJoin(doctor, and(ofDoctor, eq(doctor.id, follow.refId)))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .leftJoin(organization, and(sql`not ${ofDoctor}`, eq(organization.id, follow.refId)))
        .leftJoinLateral(live, sql`true`)
        .where(and(eq(follow.accountId, accountId), sql`${follow.refType} = any(${sql.param(refTypes)})`))
        .orderBy(desc(follow.followedAt), desc(follow.refId))
        .limit(limit)
        .offset(offset);
    },

    /** Gives whether the account follows them. */
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

/** A followed doctor or association as the repository gives one. */
export type FollowedRow = Awaited<ReturnType<ReturnType<typeof createFollowRepository>['page']>>[number];
