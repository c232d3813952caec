import type { ResponseOf } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, CHAT_USER_STATUS_NORMAL, formatTime, LIVE_PRESENCE_BEAT_MS } from '@osteon/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { useGetActivityDetailClock } from '../../../entities/live/api/get-activity-detail.ts';
import { getLiveMeetingNoticeListQuery } from '../../../entities/room/api/get-live-meeting-notice-list.ts';
import { subscribeToContent } from '../../../entities/room/content-socket.ts';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { announcement } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { joinInActivity } from '../api/join-in-activity.ts';
import { leaveActivity } from '../api/leave-activity.ts';
import styles from './chat.module.css';
import type { ChatAuth, ChatSender } from './chat-composer.tsx';
import { createChatLog } from './chat-log.ts';
import { LiveChat } from './live-chat.tsx';
import { ReplayChat } from './replay-chat.tsx';

interface ChatColumnProps {
  detail: ResponseOf<'getActivityDetail'>;
  /** True if the chat is visible; on phones it is a tab. */
  isVisible: boolean;
  /** Receives whether there are unread messages. */
  onUnreadChange: (hasUnread: boolean) => void;
}

/** The chat beside an event or its replay, with the event's notices above (rules/room-chat#chat). */
export function ChatColumn({ detail, isVisible, onUnreadChange }: ChatColumnProps) {
  const { meetingActivity: live, audienceUniteUser: viewer } = detail;
  const { activityId } = live;
  const customerId = useCustomerId();
  const headingId = useId();
  const { onlineNum } = usePresence(activityId, viewer.userType) ?? detail.statistics;
  return (
    <section className={styles.column} aria-labelledby={headingId}>
      <header className={styles.heading}>
        <h2 id={headingId}>{m['live.detail.tabChat']()}</h2>
        {onlineNum > 0 && <span className="num">{m['live.chat.online']({ count: onlineNum })}</span>}
      </header>
      {live.replayList.length > 0 ? (
        <ReplayChat activityId={activityId} auth={viewer} />
      ) : (
        <>
          <ChatNotices activityId={activityId} />
          <FollowedChat
            key={`${activityId} ${customerId}`}
            activityId={activityId}
            auth={viewer}
            name={viewer.userName}
            sender={{
              userType: viewer.userType,
              msgUserStatus: viewer.assistantStatus === 1 ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
            }}
            isVisible={isVisible}
            onUnreadChange={onUnreadChange}
          />
        </>
      )}
    </section>
  );
}

interface FollowedChatProps extends Omit<ChatColumnProps, 'detail'> {
  activityId: string;
  auth: ChatAuth;
  name: string;
  sender: ChatSender;
}

function FollowedChat({ activityId, ...rest }: FollowedChatProps) {
  const queries = useQueryClient();
  const [log] = useState(() => createChatLog(queries, activityId, subscribeToContent));
  const clockOffset = useGetActivityDetailClock(activityId);
  return <LiveChat activityId={activityId} log={log} clockOffset={clockOffset} {...rest} />;
}

type Statistics = ResponseOf<'joinInActivity'>['statistics'];

/**
 * Reports presence on the page of an event while it is visible, and returns the event's counters; null before the first
 * answer (rules/room-presence#presence).
 */
function usePresence(activityId: string, userType: number): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    let isLeft = false;
    const join = () => {
      if (document.visibilityState === 'hidden') return;
      joinInActivity(activityId, userType).then(
        (answer) => {
          if (!isLeft) setStatistics(answer.statistics);
        },
        // The next heartbeat is the retry.
        () => undefined,
      );
    };
    const leave = () => leaveActivity(activityId);
    join();
    const timer = setInterval(join, LIVE_PRESENCE_BEAT_MS);
    document.addEventListener('visibilitychange', join);
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', join);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [activityId, userType]);
  return statistics;
}

/** The notices of an event above its chat: the latest in one line, which expands to all (rules/room-chat#notices). */
function ChatNotices({ activityId }: { activityId: string }) {
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
