import { LiveStatus, ResourceType } from '@osteon/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';
import { liveEvent, liveLecturer } from '../live/tables.ts';
import { organization } from '../organization/tables.ts';
import { follow } from './tables.ts';

/** An event lasts a week at most (see its table), so nothing that began before can still run. */
const LONGEST = sql`interval '7 days'`;

/** Reads whom accounts follow. */
export function createFollowRepository(db: Database) {
  const ofDoctor = eq(follow.refType, ResourceType.author);
  /** Read from an index alone; an association publishes nothing by itself. */
  const updateNum = sql<number>`(
    select count(*)::int from ${resource}
    where ${ofDoctor} and ${resource.authorId} = ${follow.refId} and ${resource.publishedAt} > ${follow.seenAt})`;
  const resState = (now: number) => sql<number>`coalesce((
    select max(${liveEvent.status}) from ${liveEvent}
    join ${liveLecturer} on ${liveLecturer.liveId} = ${liveEvent.id}
    where ${ofDoctor} and ${liveLecturer.doctorId} = ${follow.refId}
      and ${liveEvent.status} in (${LiveStatus.living}, ${LiveStatus.pause})
      and ${liveEvent.planEndAt} > ${sql.param(now, liveEvent.planEndAt)}
      and ${liveEvent.planBeginAt} > ${sql.param(now, liveEvent.planBeginAt)}::timestamptz - ${LONGEST}), 0)::int`;

  return {
    /** Last followed first, of these kinds. */
    page: (
      accountId: string,
      refTypes: readonly number[],
      { now, limit, offset }: { now: number; limit: number; offset: number },
    ) =>
      db
        .select({
          refType: follow.refType,
          refId: follow.refId,
          doctor: { name: doctor.name, specialtyId: doctor.specialtyId },
          organization: { name: organization.name },
          updateNum,
          resState: resState(now),
        })
        .from(follow)
        .leftJoin(doctor, and(ofDoctor, eq(doctor.id, follow.refId)))
        .leftJoin(organization, and(sql`not ${ofDoctor}`, eq(organization.id, follow.refId)))
        .where(and(eq(follow.accountId, accountId), sql`${follow.refType} = any(${sql.param(refTypes)})`))
        .orderBy(desc(follow.followedAt), desc(follow.refId))
        .limit(limit)
        .offset(offset),

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
