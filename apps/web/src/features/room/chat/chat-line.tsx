import type { LiveMessage } from '@osteon/contract';
import { formatTime } from '@osteon/domain';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { verified } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { MessageText } from '../message/message-text.tsx';
import { getSenderName, roleTexts } from '../message/sender-texts.ts';
import styles from './chat-line.module.css';
import { type ChatActions, ChatLineActions } from './chat-line-actions.tsx';

interface ChatLineProps {
  message: Pick<LiveMessage, 'name' | 'hospital' | 'isCertified' | 'role' | 'msg' | 'mentions' | 'quote'> &
    Partial<Pick<LiveMessage, 'isDeleted' | 'deletion'>>;
  /** The time of the message, as text. */
  time: string;
  /** True for the last message up to the current position of a replay. */
  isCurrent?: boolean;
  /** True for a message that mentions the viewer. */
  isMentioned?: boolean;
  /** The actions that are offered, none without them. */
  actions?: ChatActions | undefined;
  /** The state of an own message. */
  children?: ReactNode;
}

/** A message of a chat with sender and time; a deleted one without its text (rules/room-chat#messages). */
export function ChatLine({ message, time, isCurrent = false, isMentioned = false, actions, children }: ChatLineProps) {
  const name = getSenderName(message.name);
  const { isDeleted = false, quote } = message;
  return (
    <li
      className={clsx(styles.line, isCurrent && styles.current, isMentioned && styles.mentioned)}
      aria-current={isCurrent || undefined}
      // A tap gives the line the focus, and so shows its actions.
      tabIndex={actions && -1}
    >
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{name}</b>
          {!isDeleted && <Sender message={message} />}
          <span className="num">{time}</span>
        </p>
        {quote && !isDeleted && (
          <p className={styles.quote}>
            {m['live.chat.quoted']({
              name: getSenderName(quote.name),
              text: quote.isDeleted ? m['live.chat.system.deleted']() : quote.msg,
            })}
          </p>
        )}
        {isDeleted ? (
          <DeletedText message={message} />
        ) : (
          <p className={styles.text}>
            <MessageText message={message} />
          </p>
        )}
        {children}
      </div>
      {actions && <ChatLineActions actions={actions} name={name} />}
    </li>
  );
}

function Sender({ message }: Pick<ChatLineProps, 'message'>) {
  return (
    <>
      {message.role !== '' && (
        <span className={clsx(styles.role, message.role === 'assistant' && styles.outlined)}>
          {roleTexts[message.role]()}
        </span>
      )}
      {message.isCertified && message.role === '' && (
        <span className={styles.shield}>
          <Icon of={verified} size={14} />
          <VisuallyHidden>{m['info.certified']()}</VisuallyHidden>
        </span>
      )}
      <span className={styles.hospital}>{message.hospital}</span>
    </>
  );
}

/** That a message was deleted; to assistants also its text, by whom and when. */
function DeletedText({ message }: Pick<ChatLineProps, 'message'>) {
  const { msg, deletion = null } = message;
  if (msg === '') return <p className={styles.deleted}>{m['live.chat.system.deleted']()}</p>;
  return (
    <>
      <p className={styles.deleted}>
        <del>
          <MessageText message={message} />
        </del>
      </p>
      <p className={styles.note}>{deletion ? getDeletionText(deletion) : m['live.chat.deletedMark']()}</p>
    </>
  );
}

function getDeletionText({ by, deletedAt }: NonNullable<LiveMessage['deletion']>): string {
  const time = formatTime(deletedAt);
  return by === null ? m['live.chat.deletedOwn']({ time }) : m['live.chat.deletedBy']({ name: by, time });
}
