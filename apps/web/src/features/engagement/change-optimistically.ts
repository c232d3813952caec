import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query';
import type { EngagementState, EngagementTarget } from '../../entities/engagement/api/get-engagement-state.ts';
import {
  cancelEngagementStates,
  changeEngagementState,
  refetchEngagementStates,
} from '../../entities/engagement/engagement-state-cache.ts';
import { wasLed } from '../../lib/gateway/call-gateway.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

/** A change of an item by the customer. */
interface Change {
  readonly target: EngagementTarget;
  /** The state that the page shows until the gateway has responded. */
  readonly apply: (state: EngagementState) => EngagementState;
  readonly send: () => Promise<unknown>;
}

/**
 * Optimistic update: shows a change at once, and rolls it back with a message if the gateway refuses it
 * (rules/engagement#taps).
 */
export async function changeOptimistically(queries: QueryClient, { target, apply, send }: Change): Promise<void> {
  await runMutation(queries, undefined, {
    mutationFn: send,
    onMutate: async () => {
      await cancelEngagementStates(queries);
      const { customerId } = useSession.getState();
      return changeEngagementState(queries, { target, customerId }, apply);
    },
    onError: (error, _change, undo) => {
      undo?.();
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    },
    onSettled: () => void refetchEngagementStates(queries),
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
