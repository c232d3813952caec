import {
  type LearningState,
  useGetMyLearning,
  useGetMyLearningCounts,
} from '../../../entities/course/api/get-my-learning.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { FilterSelect } from '../../../ui/chips/filter-select.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { JoinedCourseRow } from './joined-course-row.tsx';
import styles from './learning-tab.module.css';
import { LearningWeek } from './learning-week.tsx';
import { TenMinutes } from './ten-minutes.tsx';
import { LEARNING_STATES, type LearningChoiceState, useLearningChoice } from './use-learning-choice.ts';

const labels: Readonly<Record<LearningState, () => string>> = {
  due: m['course.learning.due'],
  finished: m['course.learning.finished'],
  notStarted: m['course.learning.notStarted'],
};

/** The customer's courses: in progress, completed and not started (rules/learning#my-learning). */
export function LearningTab() {
  const state = useLearningChoice();
  return (
    <div className={styles.frame}>
      <Filters state={state} />
      <div className={styles.minutes}>
        <TenMinutes />
      </div>
      <section className={styles.list} aria-label={m['shell.sidebar.joinedLearning']()}>
        <Region key={JSON.stringify(state.choice)} skeleton={<RowSkeletons count={4} />}>
          <Courses state={state} />
        </Region>
      </section>
      <div className={styles.week}>
        <LearningWeek />
      </div>
    </div>
  );
}

function Filters({ state: { choice, set } }: { state: LearningChoiceState }) {
  const { counts, specialties = [] } = useGetMyLearningCounts(choice) ?? {};
  const credits = [
    { value: 'any', label: m['course.filter.withCredit']() },
    { value: 'I', label: m['course.filter.class']({ class: 'I' }) },
    { value: 'II', label: m['course.filter.class']({ class: 'II' }) },
  ];
  return (
    <div className={styles.filters}>
      <Segmented
        label={m['course.learning.states']()}
        options={LEARNING_STATES.map((value) => ({
          value,
          label: counts ? `${labels[value]()} ${counts[value]}` : labels[value](),
        }))}
        value={choice.state}
        onChange={(state) => set({ state })}
      />
      <FilterSelect
        label={m['course.learning.specialty']()}
        value={choice.specialtyId ?? ''}
        options={specialties.map((each) => ({ value: each.id, label: nameText(each) }))}
        onChange={(specialtyId) => set({ specialtyId })}
      />
      <FilterSelect
        label={m['course.learning.credit']()}
        value={choice.credit ?? ''}
        options={credits}
        onChange={(credit) => set({ credit })}
      />
    </div>
  );
}

function Courses({ state: { choice, isFiltered, clear } }: { state: LearningChoiceState }) {
  const { items, ...pages } = useGetMyLearning(choice);
  if (items.length === 0) {
    return isFiltered ? (
      <Empty
        text={m['course.list.empty']()}
        action={
          <Button size="sm" onClick={clear}>
            {m['course.filter.clearAll']()}
          </Button>
        }
      />
    ) : (
      <Empty
        text={m['mine.empty.joined']()}
        action={
          <ButtonLink size="sm" to="/courseList">
            {m['route.courseList']()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.courses}>
        {items.map((item, index) => (
          <JoinedCourseRow
            key={item.card.resourceId}
            item={item}
            now={pages.dataUpdatedAt}
            isFirst={index === 0}
            isStarted={choice.state === 'due'}
          />
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}
