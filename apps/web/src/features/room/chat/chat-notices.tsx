import { formatTime } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { getLiveMeetingNoticeListQuery } from '../../../entities/room/api/get-live-meeting-notice-list.ts';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { m } from '../../../texts/index.ts';
import { announcement } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './chat-notices.module.css';

/** The notices of an event above its chat: the latest in one line, which expands to all (rules/room-chat#notices). */
export function ChatNotices({ activityId }: { activityId: string }) {
  const { data } = useQuery(getLiveMeetingNoticeListQuery(activityId));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const notices = data?.list ?? [];
  if (notices.length === 0) return null;
  const toggle = () => {
    reportLiveAction(isOpen ? 'bulletinBoardClose' : 'bulletinBoardClick', activityId);
    setOpen(!isOpen);
  };
  return (
    <section className={styles.notices} aria-label={m['live.notice.title']()}>
      <Icon of={announcement} size={16} />
      <b aria-hidden="true">{m['live.notice.title']()}</b>
      <ul id={id} className={clsx(isOpen && styles.open)}>
        {notices.slice(0, isOpen ? undefined : 1).map(({ meetingNoticeId, noticeContent, sendTime }) => (
          <li key={meetingNoticeId}>
            {noticeContent}
            {isOpen && <small className="num">{formatTime(sendTime)}</small>}
          </li>
        ))}
      </ul>
      <IconButton
        label={isOpen ? m['live.notice.close']() : m['live.notice.open']()}
        icon={isOpen ? chevronUp : chevronDown}
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
    </section>
  );
}
