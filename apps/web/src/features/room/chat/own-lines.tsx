import type { ResponseOf } from '@osteon/contract';
import { formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert, clock } from '../../../ui/icon/icons.ts';
import styles from './chat.module.css';
import { type PendingMessage, removePendingMessage } from './chat-drafts.ts';
import { ChatLine } from './chat-line.tsx';

/** An own message that is held or was refused. */
export type HeldMessage = ResponseOf<'listHeldMessages'>['list'][number];

/** An own message as a line, before the log contains it. */
const asMessage = (
  name: string,
  msg: string,
  { quote = null, people = [] }: Partial<Pick<PendingMessage, 'quote' | 'people'>> = {},
) => {
  const mentions = people.map(({ id: userId, name: mentioned }) => ({ userId, name: mentioned }));
  return { name, hospital: '', isCertified: false, role: '', msg, mentions, quote } as const;
};

interface PendingLineProps {
  message: PendingMessage;
  /** The name of the sender. */
  name: string;
  time: string;
  onRetry: () => void;
}

/** An own message that is being sent, whose sending failed, or that is held (rules/room-chat#composer). */
export function PendingLine({ message, name, time, onRetry }: PendingLineProps) {
  const { payload, state } = message;
  return (
    <ChatLine message={asMessage(name, payload.msg, message)} time={time}>
      {state === 'sending' && <p className={styles.state}>{m['live.chat.sending']()}</p>}
      {state === 'held' && <HeldNote />}
      {state === 'failed' && (
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

interface HeldLineProps {
  held: HeldMessage;
  /** The name of the sender. */
  name: string;
  /** Withdraws a held message, or hides a refused one. */
  onDelete: () => void;
}

/** An own message that waits for an assistant, or that an assistant refused (rules/room-chat#composer). */
export function HeldLine({ held, name, onDelete }: HeldLineProps) {
  const { msg, state, refusal, heldAt } = held;
  return (
    <ChatLine message={asMessage(name, msg)} time={formatTime(heldAt)}>
      {state === 'held' ? (
        <HeldNote onDelete={onDelete} />
      ) : (
        <p className={styles.failed}>
          <Icon of={alert} size={14} />
          <span>{refusal === '' ? m['live.chat.refused']() : m['live.chat.refusedBecause']({ reason: refusal })}</span>
          <button type="button" onClick={onDelete}>
            {m['comment.delete']()}
          </button>
        </p>
      )}
    </ChatLine>
  );
}

function HeldNote({ onDelete }: { onDelete?: () => void }) {
  return (
    <p className={clsx(styles.state, styles.held)}>
      <Icon of={clock} size={14} />
      <span>{m['live.chat.held']()}</span>
      {onDelete && (
        <button type="button" onClick={onDelete}>
          {m['comment.delete']()}
        </button>
      )}
    </p>
  );
}
