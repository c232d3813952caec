import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listHeldMessagesQuery } from '../../../entities/room/api/list-held-messages.ts';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { isBody } from '../../../lib/gateway/envelope.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendLiveMessage } from '../api/send-live-message.ts';
import {
  type PendingMessage,
  removePendingMessage,
  storeChatHash,
  storeChatWait,
  storePendingMessage,
} from './chat-drafts.ts';

/** Refusals by which the page learns that the rules of the room or the viewer's permission have changed. */
const RULE_CODES: readonly number[] = [codes.chatClosed, codes.chatMuted];

/** The seconds that slow mode still demands, of a refused message; 0 for any other error. */
function getSecondsLeft(error: unknown): number {
  if (!(error instanceof GatewayError) || error.code !== codes.tooMany || !isBody(error.data)) return 0;
  const { seconds } = error.data;
  return typeof seconds === 'number' ? seconds : 0;
}

interface SendMessageOptions {
  /** Fetches the messages that the page has not received. */
  catchUp: () => Promise<void>;
  /** Is called when a refusal shows that the viewer's permission or the rules of the room have changed. */
  onRefused: () => void;
}

/**
 * Sends a message, or retries it; it is pending until the chat log contains it, or the gateway lists it as held
 * (rules/room-chat#composer).
 */
export function useSendMessage({ catchUp, onRefused }: SendMessageOptions): (message: PendingMessage) => void {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const { mutate } = useMutation({
    mutationFn: ({ payload }: PendingMessage) => sendLiveMessage(payload),
    onMutate: (message) => {
      storePendingMessage({ ...message, state: 'sending' });
      storeChatHash('sent', message.key, message.payload.hash);
    },
    onError(error, message) {
      storePendingMessage({ ...message, state: 'failed' });
      const secondsLeft = getSecondsLeft(error);
      storeChatWait(message.key, secondsLeft > 0 ? Date.now() + secondsLeft * 1000 : 0);
      if (secondsLeft > 0 || (error instanceof GatewayError && RULE_CODES.includes(error.code))) onRefused();
      toast.error(errorText(error).text);
    },
    async onSuccess({ status }, message) {
      const { activityId, hash } = message.payload;
      reportLiveAction('sendMessage', activityId);
      if (status === 3) {
        storePendingMessage({ ...message, state: 'held' });
        storeChatHash('held', message.key, hash);
        await refetch(queries, 'listHeldMessages');
        const held = queries.getQueryData(listHeldMessagesQuery(activityId, true, customerId).queryKey);
        if (held?.pages.some(({ list }) => list.some((each) => each.hash === hash))) removePendingMessage(hash);
        return;
      }
      await catchUp().catch(() => undefined);
      removePendingMessage(hash);
    },
  });
  return mutate;
}
