import { useSearchParams } from 'react-router';
import {
  type LearningState,
  useGetMyLearning,
  useGetMyLearningCounts,
} from '../../../entities/course/api/get-my-learning.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { JoinedCourseRow } from './joined-course-row.tsx';
import styles from './learning-tab.module.css';
import { TenMinutes } from './ten-minutes.tsx';

const STATES: readonly LearningState[] = ['due', 'finished', 'notStarted'];

const labels: Readonly<Record<LearningState, () => string>> = {
  due: m['course.learning.due'],
  finished: m['course.learning.finished'],
  notStarted: m['course.learning.notStarted'],
};

/** What the customer learns: what is under way, finished and not begun (rules/learning#my-learning). */
export function LearningTab() {
  const [params] = useSearchParams();
  const state = STATES.find((each) => each === params.get('state')) ?? 'due';
  return (
    <div className={styles.frame}>
      <StateChoice state={state} />
      <div className={styles.rail}>
        <TenMinutes />
      </div>
      <section className={styles.list} aria-label={m['shell.sidebar.joinedLearning']()}>
        <Region key={state} skeleton={<RowSkeletons count={4} />}>
          <Courses state={state} />
        </Region>
      </section>
    </div>
  );
}

function StateChoice({ state }: { state: LearningState }) {
  const [, setParams] = useSearchParams();
  const counts = useGetMyLearningCounts(state);
  const choose = (chosen: LearningState) =>
    setParams(
      (before) => {
        before.set('state', chosen);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Segmented
      label={m['course.learning.states']()}
      options={STATES.map((value) => ({
        value,
        label: counts ? `${labels[value]()} ${counts[value]}` : labels[value](),
      }))}
      value={state}
      onChange={choose}
    />
  );
}

function Courses({ state }: { state: LearningState }) {
  const { items, ...pages } = useGetMyLearning(state);
  return (
    <>
      {items.length === 0 ? (
        <Empty
          text={m['mine.empty.joined']()}
          action={
            <ButtonLink size="sm" to="/courseList">
              {m['route.courseList']()}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className={styles.courses}>
            {items.map((item, index) => (
              <JoinedCourseRow
                key={item.card.resourceId}
                item={item}
                now={pages.dataUpdatedAt}
                isFirst={index === 0}
                isBegun={state === 'due'}
              />
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
    </>
  );
}
