import type { ResponseOf } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, CHAT_USER_STATUS_NORMAL } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetActivityDetailClock } from '../../../entities/live/api/get-activity-detail.ts';
import { subscribeToContent } from '../../../entities/room/content-socket.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import styles from './chat.module.css';
import type { ChatSender } from './chat-composer.tsx';
import { createChatLog } from './chat-log.ts';
import { ChatNotices } from './chat-notices.tsx';
import type { ChatAuth } from './closed-composer.tsx';
import { LiveChat } from './live-chat.tsx';
import { ReplayChat } from './replay-chat.tsx';
import { usePresence } from './use-presence.ts';

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
