import type { ResponseOf } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, CHAT_USER_STATUS_NORMAL, formatTime } from '@osteon/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
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
import { Region } from '../../../ui/region/region.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { ColumnTabs } from '../column/column-tabs.tsx';
import { useColumnTabs } from '../column/use-column-tabs.ts';
import { useListRenewal } from '../column/use-list-renewal.ts';
import { ChatLinesSkeleton, ChatSkeleton } from '../details/room-skeletons.tsx';
import styles from './chat.module.css';
import type { ChatSender } from './chat-composer.tsx';
import { type ChatLog, createChatLog } from './chat-log.ts';
import type { ChatAuth } from './closed-composer.tsx';
import { LiveChat } from './live-chat.tsx';
import { useManagerMode } from './manager-mode.ts';
import { ManagerSwitch } from './manager-switch.tsx';
import { ReplayChat } from './replay-chat.tsx';
import { type Presence, usePresence } from './use-presence.ts';

/** The props of the manager mode. */
export interface ManagerProps {
  detail: ResponseOf<'getActivityDetail'>;
  /** The viewer's permission. */
  auth: ChatAuth;
  /** The rules of the room as last received; null before. */
  room: ResponseOf<'joinInActivity'>['room'] | null;
  onlineNum: number;
  /** The container for what is below the stage; null on phones. */
  managed: HTMLElement | null;
  /** Requests the permission and the rules again. */
  onRulesChange: () => void;
  log: ChatLog;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
}

/** The props of the panels of the other tabs. */
export interface PanelProps {
  live: Pick<ResponseOf<'getActivityDetail'>['meetingActivity'], 'activityId' | 'status' | 'replyType'>;
  /** The viewer's permission in the chat. */
  auth: ChatAuth;
  /** True for a replay, whose answers are sought by its seconds. */
  isReplay: boolean;
  /** Is called when a refusal shows that the viewer's permission has changed. */
  onRefused: () => void;
}

interface ChatColumnProps {
  detail: ResponseOf<'getActivityDetail'>;
  /** True if the chat is visible; on phones it is a tab. */
  isVisible: boolean;
  /** Receives whether there are unread messages. */
  onUnreadChange: (hasUnread: boolean) => void;
  /** The parts that are loaded when they are opened. */
  parts: ColumnParts;
  /** The container below the stage for the content of the manager mode; null on phones. */
  managed?: HTMLElement | null;
}

/** The late parts of a column: the panels of its tabs, and the manager mode that replaces it for an assistant. */
export interface ColumnParts {
  readonly Manager: ComponentType<ManagerProps>;
  readonly Questions: ComponentType<PanelProps>;
  readonly Polls: ComponentType<PanelProps>;
  readonly People: ComponentType<{ activityId: string }>;
}

/** The column beside an event or its replay: its chat with the notices above, questions, polls, people (rules/room#column-tabs). */
export function ChatColumn({ detail, isVisible, onUnreadChange, parts, managed = null }: ChatColumnProps) {
  const { meetingActivity: live, audienceUniteUser: viewer } = detail;
  const { activityId } = live;
  const customerId = useCustomerId();
  const headingId = useId();
  const detailKey = `${live.status} ${viewer.type} ${viewer.reason} ${viewer.canEnter}`;
  const presence = usePresence(activityId, viewer.userType, detailKey);
  const { onlineNum } = presence.statistics ?? detail.statistics;
  const auth = presence.auth ?? viewer;
  const isReplay = live.replayList.length > 0;
  const mayManage = viewer.assistantStatus === 1 && !isReplay;
  const isManaging = useManagerMode(({ isOn }) => isOn) && mayManage;
  const tabs = useColumnTabs(live, presence.room, onUnreadChange);
  useListRenewal(activityId, live.announcedAt, isReplay);
  // The chat of an event that is announced again starts again.
  const logKey = `${activityId} ${live.announcedAt} ${customerId}`;
  if (isManaging)
    return (
      <FollowedManager
        key={logKey}
        Manager={parts.Manager}
        managed={managed}
        detail={detail}
        auth={auth}
        room={presence.room}
        onlineNum={onlineNum}
        onRulesChange={presence.renew}
      />
    );
  const isChatVisible = isVisible && tabs.open === 'chat';
  const chat = isReplay ? (
    <ReplayChat activityId={activityId} auth={auth} own={presence.own} />
  ) : (
    <>
      <ChatNotices activityId={activityId} />
      <FollowedChat
        key={`${logKey} ${viewer.assistantStatus}`}
        activityId={activityId}
        auth={auth}
        presence={presence}
        name={viewer.userName}
        sender={{
          userType: viewer.userType,
          msgUserStatus: viewer.assistantStatus === 1 ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
        }}
        isVisible={isChatVisible}
        onUnreadChange={tabs.onUnreadChange}
      />
    </>
  );
  const panelProps = { live, auth, isReplay, onRefused: presence.renew };
  return (
    <section className={styles.column} aria-labelledby={headingId}>
      <VisuallyHidden>
        <h2 id={headingId}>{m['live.detail.tabChat']()}</h2>
      </VisuallyHidden>
      {mayManage && (
        <div className={styles.manage}>
          <span aria-hidden="true">{m['live.manager.toggle']()}</span>
          <ManagerSwitch />
        </div>
      )}
      <ColumnTabs
        tabs={[
          { key: 'chat', label: m['live.detail.tabChat'](), hasNew: tabs.hasUnread, isActive: true, panel: chat },
          {
            key: 'questions',
            label: m['live.question.title'](),
            ...tabs.questions,
            panel: inRegion(<parts.Questions {...panelProps} />),
          },
          {
            key: 'polls',
            label: m['live.poll.title'](),
            ...tabs.polls,
            panel: inRegion(<parts.Polls {...panelProps} />),
          },
          // After its end nobody is in the event.
          ...(isReplay
            ? []
            : [
                {
                  key: 'people' as const,
                  label: m['live.user.title'](),
                  count: onlineNum,
                  panel: inRegion(<parts.People activityId={activityId} />),
                },
              ]),
        ]}
        open={tabs.open}
        onOpen={tabs.setOpen}
      />
    </section>
  );
}

const inRegion = (panel: ReactNode) => <Region skeleton={<ChatLinesSkeleton />}>{panel}</Region>;

interface FollowedChatProps extends Omit<ChatColumnProps, 'detail' | 'parts' | 'managed'> {
  activityId: string;
  auth: ChatAuth;
  presence: Presence;
  name: string;
  sender: ChatSender;
}

interface FollowedManagerProps extends Omit<ManagerProps, 'log' | 'clockOffset'>, Pick<ColumnParts, 'Manager'> {}

function FollowedManager({ Manager, ...rest }: FollowedManagerProps) {
  const { activityId } = rest.detail.meetingActivity;
  const followed = useFollowedLog(activityId, true);
  useRoomRenewal(activityId, rest.onRulesChange);
  return (
    <Region skeleton={<ChatSkeleton />}>
      <Manager {...followed} {...rest} />
    </Region>
  );
}

/** The log of an event, which keeps deleted texts for an assistant, and the clock for its times. */
function useFollowedLog(activityId: string, keepsText: boolean): Pick<ManagerProps, 'log' | 'clockOffset'> {
  const queries = useQueryClient();
  const [log] = useState(() => createChatLog(queries, activityId, subscribeToContent, keepsText));
  return { log, clockOffset: useGetActivityDetailClock(activityId) };
}

/** Requests permission and rules again when the event, its rules or its polls change (rules/room-presence#presence). */
function useRoomRenewal(activityId: string, onChange: () => void): void {
  const renew = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeToContent(activityId, {
      onChanged: () => {
        clearTimeout(timer);
        timer = setTimeout(() => renew(), Math.random() * RENEWAL_MAX_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [activityId]);
}

/** The longest delay until a page asks for its permission again, in ms, so that not all ask at once. */
const RENEWAL_MAX_MS = 2000;

function FollowedChat({ presence, ...rest }: FollowedChatProps) {
  const { activityId, sender } = rest;
  const { log, clockOffset } = useFollowedLog(activityId, sender.msgUserStatus === CHAT_USER_STATUS_ASSISTANT);
  const isLoggedIn = useCustomerId() !== '';
  const muteCount = useStore(log.store, (state) => state.muteCount);
  const renew = useEffectEvent(presence.renew);
  useRoomRenewal(activityId, presence.renew);
  // An account does not know its own id in the chat, so that any mute may be its own; visitors are never muted.
  useEffect(() => {
    if (muteCount === 0 || !isLoggedIn) return;
    const timer = setTimeout(() => renew(), Math.random() * RENEWAL_MAX_MS);
    return () => clearTimeout(timer);
  }, [muteCount, isLoggedIn]);
  return (
    <LiveChat
      {...rest}
      log={log}
      clockOffset={clockOffset}
      room={presence.room}
      own={presence.own}
      onRefused={presence.renew}
    />
  );
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
