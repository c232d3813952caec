import { formatDay, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { Link } from 'react-router';
import type { Message } from '../../entities/message/api/list-messages.ts';
import { monthDayText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { chevronRight } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { kinds } from './kinds.ts';
import styles from './message-days.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

type Day = 'today' | 'yesterday' | 'earlier';

const dayNames: Readonly<Record<Day, () => string>> = {
  today: m['message.today'],
  yesterday: m['message.yesterday'],
  earlier: m['message.earlier'],
};

/** Label of the link of a message, where it leads to more than its details. */
const openLabels: { readonly [Kind in Message['kind']]?: () => string } = {
  reply: m['message.openReply'],
  comment: m['message.openDiscussion'],
};

interface MessageDaysProps {
  /** Newest first. */
  messages: readonly Message[];
  onRead: (id: string) => void;
}

/** Messages grouped into today, yesterday and earlier. */
export function MessageDays({ messages, onRead }: MessageDaysProps) {
  return [...Map.groupBy(messages, ({ sentAt }) => getDay(sentAt))].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{dayNames[day]()}</h2>
      <ul>
        {ofDay.map((message) => (
          <Row key={message.id} message={message} onRead={onRead} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ message, onRead }: { message: Message; onRead: (id: string) => void }) {
  const { id, scene, kind, title, body, pcLink, sentAt, isRead } = message;
  const { icon, label } = kinds[scene];
  const unread = isRead === 0;
  const open = openLabels[kind]?.() ?? m['message.open']();
  const read = () => {
    if (unread) onRead(id);
  };
  return (
    <li className={clsx(styles.row, unread && styles.unread)}>
      <Icon of={icon} />
      <div>
        <h3>
          {pcLink === null ? (
            <button type="button" onClick={read}>
              {title}
            </button>
          ) : (
            <Link to={pcLink} onClick={read}>
              {title}
            </Link>
          )}
          {unread && <VisuallyHidden>{m['message.unread']()}</VisuallyHidden>}
          <time dateTime={new Date(sentAt).toISOString()}>
            {getDay(sentAt) === 'earlier' ? monthDayText(sentAt) : formatTime(sentAt)}
          </time>
        </h3>
        {body !== '' && <p className={clsx(pcLink !== null && styles.cut)}>{body}</p>}
        <div className={styles.foot}>
          <span>{label()}</span>
          {pcLink !== null && (
            <Link to={pcLink} onClick={read} aria-label={m['format.labelled']({ label: open, value: title })}>
              {open}
              <Icon of={chevronRight} size={16} />
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function getDay(sentAt: number): Day {
  const day = formatDay(sentAt);
  if (day === formatDay(Date.now())) return 'today';
  return day === formatDay(Date.now() - DAY_MS) ? 'yesterday' : 'earlier';
}
