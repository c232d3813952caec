import { LiveStatus } from '@osteon/domain';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useId } from 'react';
import { useGetActivityDetail } from '../../entities/live/api/get-activity-detail.ts';
import { getLiveTabListQuery } from '../../entities/live/api/get-live-tab-list.ts';
import { m } from '../../texts/index.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { eventTitles } from '../../ui/title/event-titles.ts';
import { Title } from '../../ui/title/title.tsx';
import { BookActions } from './booking/book-actions.tsx';
import type { Lecturer } from './details/lecturers.tsx';
import { LiveFacts } from './details/live-facts.tsx';
import { LiveTabs } from './details/live-tabs.tsx';
import { LiveCard } from './live-card.tsx';
import styles from './live-view.module.css';
import { LiveStage } from './stage/live-stage.tsx';

const ChatColumn = lazy(async () => ({ default: (await import('./chat/chat-column.tsx')).ChatColumn }));

interface LiveViewProps {
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
  const { meetingActivity: live, historyRecommendedList: past } = detail;
  const pastId = useId();
  return (
    <div className={`night ${styles.room}`}>
      <div className={styles.columns}>
        <div className={styles.stage}>
          <LiveStage live={live}>
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
          <LiveTabs detail={detail} follow={follow} aside={aside} />
          {live.status === LiveStatus.replay && comments}
          {past.length > 0 && (
            <section className={styles.past} aria-labelledby={pastId}>
              <SectionHeader id={pastId} title={m['live.detail.recommended']()} more="/historyLiveList" />
              <CardGrid>
                {past.slice(0, 4).map((event) => (
                  <LiveCard key={event.activityId} live={event} />
                ))}
              </CardGrid>
            </section>
          )}
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
