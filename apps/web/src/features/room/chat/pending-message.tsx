import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import { type PendingMessage, removePendingMessage } from './chat-drafts.ts';
import { ChatLine } from './chat-line.tsx';
import styles from './pending-message.module.css';

interface PendingLineProps {
  message: PendingMessage;
  /** The name of the sender. */
  name: string;
  time: string;
  onRetry: () => void;
}

/** An own message that is being sent, or whose sending failed (rules/live-chat#composer). */
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
