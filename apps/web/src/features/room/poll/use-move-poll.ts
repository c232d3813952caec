import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { moveLivePoll } from '../api/move-live-poll.ts';
import { replacePoll } from './replace-poll.ts';

/** An action on a poll, with the lecturer's choice if that is published. */
export type PollMove = Omit<RequestOf<'moveLivePoll'>, 'activityId' | 'pollId'>;

/**
 * Acts on a poll of an event as an assistant; after a conflict with another assistant the list is fetched again
 * (rules/room-poll#states).
 */
export function useMovePoll(activityId: string, pollId: string) {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    mutationFn: (move: PollMove) => moveLivePoll({ activityId, pollId, ...move }),
    onSuccess: ({ poll }) => replacePoll(queries, { activityId, customerId, pollId }, poll),
    onError: (error) => {
      showPollFailure(error);
      void refetch(queries, 'listLivePolls');
    },
  });
  return { move: mutate, isMoving: isPending };
}

/** Reports why an action on a poll failed. */
export function showPollFailure(error: unknown): void {
  const isConflict = error instanceof GatewayError && error.code === codes.conflict;
  toast.error(isConflict ? m['live.poll.changed']() : failureText(error, m['error.unknown']()));
}
