import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createCountRepository } from '../base/count-repository.ts';
import type { Target } from '../base/target.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import type { EventService } from '../event/event-service.ts';
import { createLikeRepository } from './like-repository.ts';

/** Number of likes of an item after a change, and the caller's own state. */
interface LikeState {
  readonly count: number;
  readonly own: boolean;
}

export type LikeService = ReturnType<typeof createLikeService>;

/** Likes of resources and doctors (rules/engagement#likes). */
export function createLikeService({ db, clock }: Pick<AppContext, 'db' | 'clock'>, events: EventService) {
  return {
    /**
     * Makes an account like or unlike an item; repeating it has no effect, and it counts once.
     * @throws {CallError} notFound for an item that is not visible
     */
    setLike: (accountId: string, target: Target, on: boolean): Promise<LikeState> =>
      db.transaction(async (tx) => {
        const likes = createLikeRepository(tx);
        // Both are sent at once; where the item is not visible, the transaction rolls the change back.
        const [visible, changed] = await Promise.all([
          createTargetRepository(tx).lockVisible(target),
          on ? likes.insert(accountId, target, clock.now()) : likes.remove(accountId, target),
        ]);
        if (!visible) throw new CallError('notFound');
        const count = changed ?? (await createCountRepository(tx).read(target, 'likes'));
        if (on && changed !== undefined) {
          await events.record(tx, { kind: 'like', receiverId: visible.receiverId, actorId: accountId, ...target });
        }
        return { count, own: on };
      }),
  };
}
