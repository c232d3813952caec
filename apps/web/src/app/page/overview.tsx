import { formatDuration, PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { getMyLearningQuery } from '../../entities/course/api/get-my-learning.ts';
import { listBrowseRecordsFirstPageQuery } from '../../entities/engagement/api/list-browse-records.ts';
import { listCollectedFirstPageQuery } from '../../entities/engagement/api/list-collected.ts';
import { listContinueWatchingQuery } from '../../entities/home/api/list-continue-watching.ts';
import { listMyContentFirstPageQuery } from '../../entities/personal/api/list-my-content.ts';
import { JoinedCourseRow } from '../../features/course/learning/joined-course-row.tsx';
import { TenMinutes } from '../../features/course/learning/ten-minutes.tsx';
import { CreditOverview } from '../../features/credit/overview/credit-overview.tsx';
import { RecentCredits } from '../../features/credit/overview/recent-credits.tsx';
import { RecentList } from '../../features/engagement/browse/recent-list.tsx';
import { WatchProgress } from '../../features/home/watch-progress.tsx';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { dateText, shortDateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Region } from '../../ui/region/region.tsx';
import { itemTypeText } from '../../ui/resource-type/resource-type.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './overview.module.css';

/** Entries of each part, and of the list beside them. */
const SHOWN = 3;
const RECENT_SHOWN = 5;

const tabPath = (tab: PersonalTab) => `/personalHome?tab=${tab}`;

/**
 * The year's credit, and the last entries of the customer's courses, unfinished items, favourites, publications and
 * history (rules/personal#personal-home).
 */
export function Overview({ roleId }: { roleId: number | null }) {
  const customerId = useCustomerId();
  const [now] = useState(Date.now);
  const [learning, started, collected, content, recent] = useSuspenseQueries({
    queries: [
      getMyLearningQuery('due', customerId),
      listContinueWatchingQuery(customerId),
      listCollectedFirstPageQuery(SHOWN, customerId),
      listMyContentFirstPageQuery(SHOWN, customerId),
      listBrowseRecordsFirstPageQuery(RECENT_SHOWN, customerId),
    ],
  });
  const favourites = collected.data.list.flatMap(({ card, collectedAt }) => (card ? { card, collectedAt } : []));
  const works = content.data.list.flatMap(({ resource }) => resource ?? []);
  const records = recent.data.list;
  const courses = learning.data.list.slice(0, SHOWN);
  return (
    <>
      <Region skeleton={null}>
        <CreditOverview roleId={roleId} />
      </Region>
      <div className={styles.overview}>
        <div>
          {courses.length + started.data.length + works.length + favourites.length === 0 && <Nothing />}
          {courses.length > 0 && (
            <Part title={m['shell.sidebar.joinedLearning']()} more={tabPath(PersonalTab.joinedLearning)}>
              <ul>
                {courses.map((item, index) => (
                  <JoinedCourseRow key={item.card.resourceId} item={item} now={now} isFirst={index === 0} isStarted />
                ))}
              </ul>
            </Part>
          )}
          {started.data.length > 0 && (
            <Part title={m['home.continue']()} more={tabPath(PersonalTab.browseHistory)}>
              {started.data.slice(0, SHOWN).map((each) => (
                <ListRow
                  key={each.card.resourceId}
                  to={each.card.pcLink}
                  of={each.card}
                  picture={each.card.picture}
                  meta={<WatchProgress of={each} />}
                  duration={each.card.durationSeconds === null ? undefined : formatDuration(each.card.durationSeconds)}
                  watched={each.card.watched}
                />
              ))}
            </Part>
          )}
          {works.length > 0 && (
            <Part title={m['shell.sidebar.myContent']()} more={tabPath(PersonalTab.myContent)}>
              {works.map((card) => (
                <ListRow
                  key={card.resourceId}
                  to={card.pcLink}
                  of={card}
                  picture={card.picture}
                  meta={
                    <>
                      <span>{itemTypeText(card.resourceType)}</span>
                      <span>{m['mine.content.publishedAt']({ date: dateText(card.publishedAt) })}</span>
                    </>
                  }
                />
              ))}
            </Part>
          )}
          {favourites.length > 0 && (
            <Part title={m['shell.sidebar.collected']()} more={tabPath(PersonalTab.collected)}>
              {favourites.map(({ card, collectedAt }) => (
                <ListRow
                  key={card.resourceId}
                  to={card.pcLink}
                  of={card}
                  picture={card.picture}
                  meta={
                    <>
                      <span>{itemTypeText(card.resourceType)}</span>
                      <span>{m['mine.collected.at']({ date: shortDateText(collectedAt, now) })}</span>
                    </>
                  }
                  watched={card.watched}
                />
              ))}
            </Part>
          )}
        </div>
        {(courses.length > 0 || records.length > 0) && (
          <div className={styles.rail}>
            {courses.length > 0 && <TenMinutes />}
            {records.length > 0 && <RecentList records={records} more={tabPath(PersonalTab.browseHistory)} />}
          </div>
        )}
      </div>
      <Region skeleton={null}>
        <RecentCredits />
      </Region>
    </>
  );
}

function Part({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHeader id={id} title={title} more={more} />
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

function Nothing() {
  const courses = (
    <ButtonLink size="sm" to={ROUTE_FRAMES.courseList.path}>
      {m['route.courseList']()}
    </ButtonLink>
  );
  return <Empty text={m['mine.empty.joined']()} action={courses} />;
}
