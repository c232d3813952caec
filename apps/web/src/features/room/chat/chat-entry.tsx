import type { LiveMessage } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { announcement } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import { hasLine } from './chat-entries.ts';
import styles from './chat-line.module.css';
import { ChatLine } from './chat-line.tsx';
import type { ChatActions } from './chat-line-actions.tsx';

interface ChatEntryProps {
  entry: LiveMessage;
  /** The time of the entry, as text. */
  time: string;
  /** True for the last entry up to the current position of a replay. */
  isCurrent?: boolean;
  /** True for a text that mentions the viewer. */
  isMentioned?: boolean;
  /** The actions on a text. */
  actions?: ChatActions | undefined;
  /** The state of an own message. */
  children?: ReactNode;
}

/** The line of an entry of a chat's log; deletions and withdrawn notices have none (rules/room-chat#message-types). */
export function ChatEntry({ entry, time, isCurrent = false, isMentioned = false, actions, children }: ChatEntryProps) {
  if (!hasLine(entry)) return null;
  if (entry.msgType === ChatMessageType.notice) return <NoticeLine text={entry.msg} time={time} />;
  const name = getSenderName(entry.target?.name ?? null);
  if (entry.msgType === ChatMessageType.muted)
    return <li className={styles.system}>{m['live.chat.system.muted']({ name })}</li>;
  if (entry.msgType === ChatMessageType.unmuted)
    return <li className={styles.system}>{m['live.chat.system.unmuted']({ name })}</li>;
  return (
    <ChatLine
      message={entry}
      time={time}
      isCurrent={isCurrent}
      isMentioned={isMentioned && !entry.isDeleted}
      actions={entry.isDeleted ? undefined : actions}
    >
      {children}
    </ChatLine>
  );
}

/** A notice that was put into the chat. */
function NoticeLine({ text, time }: { text: string; time: string }) {
  return (
    <li className={styles.notice}>
      <Icon of={announcement} size={16} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{m['live.notice.title']()}</b>
          <span className="num">{time}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
