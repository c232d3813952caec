import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query';
import type { EngagementState, EngagementTarget } from '../../entities/engagement/api/get-engagement-state.ts';
import {
  cancelEngagementStates,
  changeEngagementState,
  refetchEngagementStates,
} from '../../entities/engagement/engagement-state-cache.ts';
import type { ActionAttempt } from '../../entities/session/action-attempt.ts';
import type { SendOptions } from '../../lib/gateway/send.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** A change of an item by the customer. */
interface Change {
  readonly target: EngagementTarget;
  /** The state that the page shows until the gateway has responded. */
  readonly apply: (state: EngagementState) => EngagementState;
  readonly send: (options: SendOptions) => Promise<unknown>;
}

/**
 * Optimistic update: shows a change at once, and rolls it back if the gateway refuses it (rules/engagement#taps).
 * Without an answer it stays (rules/offline#offline-queue).
 */
export async function changeOptimistically(
  queries: QueryClient,
  { target, apply, send }: Change,
  { options, onFailure }: ActionAttempt,
): Promise<void> {
  await runMutation(queries, undefined, {
    mutationFn: () => send(options),
    onMutate: async () => {
      await cancelEngagementStates(queries);
      const { customerId } = useSession.getState();
      return changeEngagementState(queries, { target, customerId }, apply);
    },
    onSuccess: () => void refetchEngagementStates(queries),
    onError: (error, _change, undo) => {
      if (onFailure(error)) return;
      undo?.();
      void refetchEngagementStates(queries);
    },
  });
}

/**
 * Runs a mutation outside of a component, as an action that waited for a login runs without its control. Its `onError`
 * reports a failure.
 */
export async function runMutation<Answer, Variables, Context>(
  queries: QueryClient,
  variables: Variables,
  options: MutationOptions<Answer, DefaultError, Variables, Context>,
): Promise<void> {
  const mutation = queries.getMutationCache().build(queries, options);
  await mutation.execute(variables).catch(() => {});
}

/** A count after a tap: one more or less, if the tap changes anything. */
export const countAfter = (count: number, was: boolean, is: boolean): number =>
  was === is ? count : Math.max(count + (is ? 1 : -1), 0);
