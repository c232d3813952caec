import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import { createCountRepository } from '../base/count-repository.ts';
import type { Target } from '../base/target.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import type { EventService } from '../event/event-service.ts';
import { createFollowRepository } from './follow-repository.ts';

/** Number of followers of an item after a change, and the caller's own state. */
interface FollowState {
  readonly fanCount: number;
  readonly own: boolean;
}

export type FollowService = ReturnType<typeof createFollowService>;

/** Follows and unfollows doctors and associations (rules/follow#following). */
export function createFollowService({ db, clock }: Pick<AppContext, 'db' | 'clock'>, events: EventService) {
  return {
    /**
     * Makes an account follow or unfollow an item; repeating it has no effect, and it counts once.
     * @throws {CallError} notFound for an item that is not visible, notAllowed for the account's own profile
     */
    setFollow: (accountId: string, target: Target, on: boolean): Promise<FollowState> =>
      db.transaction(async (tx) => {
        const follows = createFollowRepository(tx);
        // Both are sent at once; where the item must not be followed, the transaction rolls the change back.
        const [visible, fanCount] = await Promise.all([
          createTargetRepository(tx).lockVisible(target),
          on ? follows.insert(accountId, target, clock.now()) : follows.remove(accountId, target),
        ]);
        if (!visible) throw new CallError('notFound');
        if (on && visible.ownerId === accountId) throw new CallError('notAllowed');
        if (fanCount === undefined) return { fanCount: await createCountRepository(tx).read(target, 'fans'), own: on };
        if (on)
          await events.record(tx, { kind: 'follow', receiverId: visible.receiverId, actorId: accountId, ...target });
        await notifyAccount(tx, accountId, 'following');
        return { fanCount, own: on };
      }),
  };
}
