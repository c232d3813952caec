import type { Clock } from '../../../platform/clock.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { presentFollowed } from './following-list-presenter.ts';
import type { FollowingListRepository } from './following-list-repository.ts';

/** The calls of the following list. */
export type FollowingListCalls = 'listFollowing' | 'markFollowingSeen';

/** Handles the calls of the following list. */
export function createFollowingListHandlers(
  clock: Clock,
  repository: FollowingListRepository,
): Handlers<FollowingListCalls> {
  return {
    async listFollowing({ pageNum, pageSize, refTypeList }, { session }) {
      const range = { now: clock.now(), limit: pageSize + 1, offset: (pageNum - 1) * pageSize };
      const rows = await repository.listPage(session.customerId, refTypeList, range);
      const list = rows.slice(0, pageSize).flatMap((row) => presentFollowed(row) ?? []);
      return { list, hasMore: rows.length > pageSize };
    },

    async markFollowingSeen({ resType, resId }, { session }) {
      if (!(await repository.markSeen(session.customerId, resType, resId, clock.now()))) {
        throw new CallError('notFound');
      }
      return {};
    },
  };
}
