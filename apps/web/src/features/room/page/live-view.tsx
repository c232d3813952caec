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
const LateColumn = lazy(async () => ({ default: (await import('./late-column.tsx')).LateColumn }));

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
  const [managed, setManaged] = useState<HTMLElement | null>(null);
  const room: RoomTabs = {
    id,
    chosen,
    chat: isPhone ? getChatPosition(live) : 'beside',
  };
  const isChatOpen = chosen === null ? room.chat === 'first' : chosen === 'chat';
  const row = (
    <Region skeleton={<TabsSkeleton />}>
      <LiveTabRow live={live} room={room} onChange={setChosen} hasUnread={hasUnread} />
    </Region>
  );
  return (
    <div className={`night ${styles.room}`} data-phone-bar={isPhone || undefined}>
      <div className={styles.columns}>
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
              <LateColumn
                detail={detail}
                isVisible={!isPhone || isChatOpen}
                onUnreadChange={setHasUnread}
                managed={managed}
              />
            </LazyBoundary>
          </div>
        </div>
        {!isPhone && <div ref={setManaged} className={styles.managed} />}
        <div className={styles.rest} hidden={isPhone && isChatOpen}>
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
