import type { LiveMessage } from '@osteon/contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { verified } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { reply } from '../../../ui/icon/live-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './chat-line.module.css';

const ROLES = {
  anchor: m['live.chat.role.anchor'],
  lecturer: m['live.chat.role.lecturer'],
  assistant: m['live.chat.role.assistant'],
} as const;

interface ChatLineProps {
  message: Pick<LiveMessage, 'name' | 'hospital' | 'isCertified' | 'role' | 'msg' | 'quote'>;
  /** The time of the message, as text. */
  time: string;
  /** True for the last message up to the current position of a replay. */
  isCurrent?: boolean;
  /** Replies to the message; no reply is offered without it. */
  onReply?: (() => void) | undefined;
  /** The state of an own message. */
  children?: ReactNode;
}

/** The name of a sender, whose account may be erased or have no name. */
export function getSenderName(name: string | null): string {
  if (name === null) return m['content.erasedUser']();
  return name === '' ? m['live.chat.nameless']() : name;
}

/** A message of a chat with sender and time (rules/room-chat#messages). */
export function ChatLine({ message, time, isCurrent = false, onReply, children }: ChatLineProps) {
  const name = getSenderName(message.name);
  return (
    <li className={clsx(styles.line, isCurrent && styles.current)} aria-current={isCurrent || undefined}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{name}</b>
          {message.role !== '' && (
            <span className={clsx(styles.role, message.role === 'assistant' && styles.outlined)}>
              {ROLES[message.role]()}
            </span>
          )}
          {message.isCertified && message.role === '' && (
            <span className={styles.shield}>
              <Icon of={verified} size={14} />
              <VisuallyHidden>{m['info.certified']()}</VisuallyHidden>
            </span>
          )}
          <span className={styles.hospital}>{message.hospital}</span>
          <span className="num">{time}</span>
        </p>
        {message.quote && (
          <p className={styles.quote}>
            {m['live.chat.quoted']({ name: getSenderName(message.quote.name), text: message.quote.msg })}
          </p>
        )}
        <p className={styles.text}>{message.msg}</p>
        {children}
      </div>
      {onReply && (
        <IconButton
          className={styles.reply}
          label={m['content.comment.replyTo']({ name })}
          icon={reply}
          size="sm"
          onClick={onReply}
        />
      )}
    </li>
  );
}
