import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type CSSProperties, lazy, type ReactNode, useId, useState } from 'react';
import { useGetActivityDetail } from '../../../entities/live/api/get-activity-detail.ts';
import { BookBar } from '../../../entities/live/booking/book-actions.tsx';
import { getLiveTabListQuery } from '../../../entities/room/api/get-live-tab-list.ts';
import type { StageProps } from '../../../entities/stream/player/stage-props.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { type TypingView, useTypingView } from '../../../lib/use-typing-view.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { ItemHeading } from '../../../ui/title/title.tsx';
import type { ColumnParts } from '../chat/chat-column.tsx';
import { useIsManaging } from '../chat/manager-mode.ts';
import type { Lecturer } from '../details/live-introduce.tsx';
import { HallLine, LiveMetadata } from '../details/live-metadata.tsx';
import type { RoomTab, RoomTabs } from '../details/live-tabs.tsx';
import { AgendaSkeleton, ChatSkeleton, TabsSkeleton } from '../details/room-skeletons.tsx';
import styles from './live-view.module.css';

// Parts below the stage.
const LiveTabRow = lazyPart(async () => (await import('./live-below.ts')).LiveTabRow);
const RoomBack = lazyPart(async () => (await import('./live-below.ts')).RoomBack);
const PastSection = lazyPart(async () => (await import('./live-below.ts')).PastSection);
const LivePanels = lazyPart(async () => (await import('./live-below.ts')).LivePanels);
const COLUMN_PARTS: ColumnParts = {
  Manager: lazyPart(async () => (await import('../manager/manager-column.tsx')).ManagerColumn),
  Questions: lazyPart(async () => (await import('../question/question-panel.tsx')).QuestionPanel),
  Polls: lazyPart(async () => (await import('../poll/poll-panel.tsx')).PollPanel),
  People: lazyPart(async () => (await import('../people/people-tab.tsx')).PeopleTab),
};
const ManagerStage = lazyPart(async () => (await import('../manager/stage/manager-stage.tsx')).ManagerStage);
const ChatColumn = lazy(async () => ({ default: (await import('../chat/chat-column.tsx')).ChatColumn }));

export interface LiveViewProps {
  activityId: string;
  /** Its stream or replay, or the reason why there is none. */
  stage: (props: StageProps) => ReactNode;
  /** The comments on its replay. */
  comments: ReactNode;
  /** The button that follows a lecturer. */
  follow: (lecturer: Lecturer) => ReactNode;
  /** Cards beside the agenda. */
  aside: ReactNode;
}

/**
 * The page of a live event, open to visitors too: stream, countdown or cover, chat, agenda, introduction, lecturers;
 * under 500 px the chat is a tab, and an announced event has its booking in a bar below (rules/room#page).
 */
export function LiveView({ activityId, stage, comments, follow, aside }: LiveViewProps) {
  // Requested together with the event, although it is rendered later.
  usePrefetchQuery(getLiveTabListQuery(activityId));
  const detail = useGetActivityDetail(activityId);
  const { meetingActivity: live } = detail;
  const isPhone = useBreakpoint() === 'phone';
  const typing = useTypingView();
  const id = useId();
  const [chosen, setChosen] = useState<RoomTab | null>(null);
  const [hasUnread, setHasUnread] = useState(false);
  const [chapters, setChapters] = useState<HTMLElement | null>(null);
  const [channels, setChannels] = useState<HTMLElement | null>(null);
  const room: RoomTabs = {
    id,
    chosen,
    chat: isPhone ? getChatPosition(live) : 'beside',
  };
  const isManaging = useIsManaging(detail) && !isPhone;
  const isChatOpen = chosen === null ? room.chat === 'first' : chosen === 'chat';
  const row = (
    <Region skeleton={<TabsSkeleton />}>
      <LiveTabRow live={live} room={room} onChange={setChosen} hasUnread={hasUnread} />
    </Region>
  );
  return (
    <div className={`night ${styles.room}`} data-phone-bar={isPhone || undefined}>
      <div className={styles.columns} data-managing={isManaging || undefined}>
        <div
          className={styles.first}
          data-chat={(isPhone && isChatOpen) || undefined}
          {...(isPhone && isChatOpen && typing && { 'data-typing': true, style: typingStyle(typing) })}
        >
          <div className={styles.stage}>
            {isPhone && (
              <LazyBoundary>
                <RoomBack live={live} />
              </LazyBoundary>
            )}
            {stage({
              live,
              slots: { chapters, channels },
              children: (
                <>
                  {live.kind === 'conference' && <HallLine live={live} />}
                  <ItemHeading of={eventTitles(live)} />
                  <LiveMetadata live={live} />
                </>
              ),
            })}
          </div>
          {isPhone && row}
          <div
            className={styles.chat}
            {...(isPhone && {
              role: 'tabpanel',
              id: `${id}-chat-panel`,
              'aria-labelledby': `${id}-chat`,
              hidden: !isChatOpen,
            })}
          >
            <LazyBoundary placeholder={<ChatSkeleton />}>
              <ChatColumn
                detail={detail}
                isVisible={!isPhone || isChatOpen}
                onUnreadChange={setHasUnread}
                parts={COLUMN_PARTS}
              />
            </LazyBoundary>
          </div>
        </div>
        {isManaging && (
          <Region skeleton={<AgendaSkeleton />}>
            <ManagerStage detail={detail} />
          </Region>
        )}
        <div className={styles.rest} hidden={(isPhone && isChatOpen) || isManaging}>
          {!isPhone && row}
          <Region skeleton={<AgendaSkeleton />}>
            <LivePanels
              detail={detail}
              room={room}
              follow={follow}
              aside={aside}
              chapters={<div ref={setChapters} />}
              channels={isPhone && <div ref={setChannels} className={styles.channels} />}
            />
          </Region>
          {live.status === LiveStatus.replay && comments}
          <LazyBoundary>
            <PastSection liveEvents={detail.historyRecommendedList} />
          </LazyBoundary>
        </div>
      </div>
      {live.status === LiveStatus.advertise && (
        <div className={styles.bar}>
          <BookBar live={live} />
        </div>
      )}
    </div>
  );
}

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** Above the on-screen keyboard are the video, the last messages and the composer. */
const typingStyle = ({ top, height }: TypingView): CSSProperties & Record<`--${string}`, string> => ({
  '--typing-top': `${top}px`,
  '--typing-height': `${height}px`,
});

/** Before an event its content precedes the chat. */
const getChatPosition = ({ status }: Live) => (status === LiveStatus.advertise ? 'last' : 'first');
