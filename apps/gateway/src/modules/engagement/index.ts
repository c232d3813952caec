import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { createFollowRepository, type FollowedRow } from './repository.ts';

/** Whom an account follows (seed 000 §2, Sidebar). */
export function createEngagement({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Module<'listFollowing' | 'markFollowingSeen'> {
  const repository = createFollowRepository(db);

  return {
    handlers: {
      async listFollowing({ pageNum, pageSize, refTypeList }, context) {
        const place = { now: clock.now(), limit: pageSize + 1, offset: (pageNum - 1) * pageSize };
        const rows = await repository.page(context.session.customerId, refTypeList, place);
        return { list: rows.slice(0, pageSize).flatMap((row) => present(row) ?? []), hasMore: rows.length > pageSize };
      },

      async markFollowingSeen({ resType, resId }, context) {
        const follows = await repository.markSeen(context.session.customerId, resType, resId, clock.now());
        if (!follows) throw new CallError('notFound');
        return {};
      },
    },
  };
}

/** Null for one that has left the library. */
function present({ refType, refId, doctor, hospital, organization, updateNum, live }: FollowedRow) {
  const name = doctor?.name ?? organization?.name;
  if (name === undefined) return null;
  const pcLink = doctor ? `/doctorHome?id=${refId}` : `/organization?id=${refId}`;
  return {
    resId: refId,
    resType: refType,
    resName: name,
    resUrlList: [],
    company: hospital?.name ?? '',
    specialtyId: doctor?.specialtyId ?? null,
    resState: live?.status ?? LiveStatus.default,
    live: live && { title: live.title, titleEn: live.titleEn },
    updateNum,
    comboActionJump: { comboActionJumpV3: { pcLink } },
  } satisfies ResponseOf<'listFollowing'>['list'][number];
}
