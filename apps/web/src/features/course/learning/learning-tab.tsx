import { formatShortDateTime } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import {
  type JoinedCourse,
  type LearningState,
  useGetMyLearning,
  useGetMyLearningCounts,
} from '../../../entities/course/api/get-my-learning.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { award } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { Title, TitleLink } from '../../../ui/title/title.tsx';
import { CourseSegments } from '../course-segments.tsx';
import { creditText, remainingText } from '../course-texts.ts';
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
              <Course
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

interface CourseProps {
  item: JoinedCourse;
  /** When the list was read, in ms. */
  now: number;
  isFirst: boolean;
  isBegun: boolean;
}

function Course({ item: { card, learntAt, completedAt, next }, now, isFirst, isBegun }: CourseProps) {
  const { course } = card;
  return (
    <li className={styles.course}>
      <Cover picture={card.picture} sizes="152px" alt="" className={styles.cover} />
      <div className={styles.text}>
        <h3>
          <TitleLink to={card.pcLink} of={card} />
        </h3>
        {next ? (
          <p className={styles.next}>
            <span>{m['course.learning.next']({ number: next.number })}</span>
            <span>
              <Title of={{ title: next.title, titleEn: '' }} />
            </span>
            {next.remainingSeconds !== null && <span>{remainingText(next.remainingSeconds)}</span>}
          </p>
        ) : (
          <p className={styles.next}>{m['course.learning.finished']()}</p>
        )}
        {course && <CourseSegments course={course} />}
      </div>
      <p className={styles.facts}>
        {course && (
          <span className={styles.done}>
            {m['course.learning.done']({ done: course.learning?.done ?? 0, count: course.lessons.length })}
          </span>
        )}
        {course && course.points > 0 && <span>{creditText(course)}</span>}
        <span>{formatShortDateTime(learntAt, now)}</span>
      </p>
      {next?.pcLink && (
        <ButtonLink className={styles.go} kind={isFirst ? 'primary' : 'secondary'} size="sm" to={next.pcLink}>
          {isBegun ? m['course.resume']() : m['course.start']()}
        </ButtonLink>
      )}
      {completedAt !== null && (
        <Button
          className={styles.go}
          size="sm"
          aria-label={m['course.learning.certificateOf']({ title: card.title })}
          onClick={() => openDialog('certificate', { courseId: card.resourceId })}
        >
          <Icon of={award} size={16} />
          {m['course.learning.certificate']()}
        </Button>
      )}
    </li>
  );
}
