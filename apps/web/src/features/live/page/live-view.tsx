import { LiveStatus } from '@osteon/domain';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { useGetActivityDetail } from '../../../entities/live/api/get-activity-detail.ts';
import { getLiveTabListQuery } from '../../../entities/live/api/get-live-tab-list.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { Title } from '../../../ui/title/title.tsx';
import { BookActions } from '../booking/book-actions.tsx';
import type { Lecturer } from '../details/lecturers.tsx';
import { LiveFacts } from '../details/live-facts.tsx';
import { LiveStage } from '../stage/live-stage.tsx';
import { HallLine } from './hall-line.tsx';
import styles from './live-view.module.css';
import { PastSection } from './past-section.tsx';

// Below the stage.
const LiveTabs = lazyPart(async () => (await import('./live-below.ts')).LiveTabs);
const ChatColumn = lazy(async () => ({ default: (await import('../chat/chat-column.tsx')).ChatColumn }));

export interface LiveViewProps {
  activityId: string;
  /** Where its replay is discussed. */
  comments: ReactNode;
  /** Follows a lecturer. */
  follow: (lecturer: Lecturer) => ReactNode;
  /** Cards beside the agenda. */
  aside: ReactNode;
}

/**
 * A live event's page, open to visitors too: stream, countdown or cover, chat, agenda, introduction, lecturers; under 500 px an
 * announced one has its booking in a bar below (rules/live#page).
 */
export function LiveView({ activityId, comments, follow, aside }: LiveViewProps) {
  // Together with the event, although what shows them is rendered after it.
  usePrefetchQuery(getLiveTabListQuery(activityId));
  const detail = useGetActivityDetail(activityId);
  const { meetingActivity: live } = detail;
  return (
    <div className={`night ${styles.room}`}>
      <div className={styles.columns}>
        <div className={styles.stage}>
          <LiveStage live={live}>
            {live.kind === 'conference' && <HallLine live={live} />}
            <h1>
              <Title of={eventTitles(live)} />
            </h1>
            <LiveFacts live={live} />
          </LiveStage>
        </div>
        <div className={styles.chat}>
          <LazyBoundary>
            <ChatColumn detail={detail} />
          </LazyBoundary>
        </div>
        <div className={styles.rest}>
          <Region skeleton={<RowSkeletons count={4} />}>
            <LiveTabs detail={detail} follow={follow} aside={aside} />
          </Region>
          {live.status === LiveStatus.replay && comments}
          <PastSection lives={detail.historyRecommendedList} />
        </div>
      </div>
      {live.status === LiveStatus.advertise && (
        <div className={styles.bar}>
          <BookActions live={live} />
        </div>
      )}
    </div>
  );
}
