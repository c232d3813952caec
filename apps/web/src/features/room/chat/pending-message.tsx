import { useMutation } from '@tanstack/react-query';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendLiveMessage } from '../api/send-live-message.ts';
import { type PendingMessage, removePendingMessage, storePendingMessage } from './chat-drafts.ts';
import { ChatLine } from './chat-line.tsx';
import styles from './pending-message.module.css';

interface PendingLineProps {
  message: PendingMessage;
  /** The name of the sender. */
  name: string;
  time: string;
  onRetry: () => void;
}

/** An own message that is being sent, or whose sending failed (rules/room-chat#composer). */
export function PendingLine({ message, name, time, onRetry }: PendingLineProps) {
  const { payload, quote, state } = message;
  const pendingMessage = { name, hospital: '', isCertified: false, role: '', msg: payload.msg, quote } as const;
  return (
    <ChatLine message={pendingMessage} time={time}>
      {state === 'sending' ? (
        <p className={styles.state}>{m['live.chat.sending']()}</p>
      ) : (
        <p className={styles.failed} role="alert">
          <Icon of={alert} size={14} />
          <span>{m['live.chat.failed']()}</span>
          <button type="button" onClick={onRetry}>
            {m['common.retry']()}
          </button>
          <button type="button" onClick={() => removePendingMessage(payload.hash)}>
            {m['comment.delete']()}
          </button>
        </p>
      )}
    </ChatLine>
  );
}

/**
 * Sends a message, or retries it; it is pending until the chat log contains it (rules/room-chat#composer).
 * @param catchUp fetches the messages that the page has not received
 */
export function useSendMessage(catchUp: () => Promise<void>): (message: PendingMessage) => void {
  const { mutate } = useMutation({
    mutationFn: ({ payload }: PendingMessage) => sendLiveMessage(payload),
    onMutate: (message) => storePendingMessage({ ...message, state: 'sending' }),
    onError(error, message) {
      storePendingMessage({ ...message, state: 'failed' });
      toast.error(errorText(error).text);
    },
    async onSuccess(_answer, { payload }) {
      reportLiveAction('sendMessage', payload.activityId);
      await catchUp().catch(() => undefined);
      removePendingMessage(payload.hash);
    },
  });
  return mutate;
}
