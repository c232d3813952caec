import { formatDuration, TEN_MINUTES_CHOICES } from '@osteon/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FittingChapter, type Minutes, usePickTenMinutes } from '../../../entities/course/api/pick-ten-minutes.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './ten-minutes.module.css';

const OPTIONS = TEN_MINUTES_CHOICES.map((minutes) => ({ value: String(minutes), label: String(minutes) }));

/** Parts of courses that fit into the time that the learner has (rules/learning#ten-minutes). */
export function TenMinutes() {
  const [minutes, setMinutes] = useState<Minutes>(10);
  const choose = (value: string) => setMinutes(TEN_MINUTES_CHOICES.find((each) => String(each) === value) ?? 10);
  return (
    <section className={styles.panel} aria-labelledby="ten-minutes">
      <div className={styles.head}>
        <h2 id="ten-minutes">
          <VisuallyHidden>{m['course.tenMinutes']({ minutes })}</VisuallyHidden>
          <span aria-hidden>{m['course.tenMinutes.before']()}</span>
        </h2>
        <Segmented label={m['course.tenMinutes.label']()} options={OPTIONS} value={String(minutes)} onChange={choose} />
        <strong aria-hidden>{m['course.tenMinutes.after']()}</strong>
      </div>
      <Region key={minutes} skeleton={<RowSkeletons count={2} plain />}>
        <Chapters minutes={minutes} />
      </Region>
    </section>
  );
}

function Chapters({ minutes }: { minutes: Minutes }) {
  const chapters = usePickTenMinutes(minutes);
  if (chapters.length === 0) return <p className={styles.note}>{m['course.tenMinutes.empty']({ minutes })}</p>;
  const total = chapters.reduce((sum, { remainingSeconds }) => sum + remainingSeconds, 0);
  return (
    <>
      <p className={styles.sum}>{m['course.tenMinutes.sum']({ time: formatDuration(total) })}</p>
      <ul className={styles.chapters}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.pcLink} chapter={chapter} />
        ))}
      </ul>
      <p className={styles.note}>{m['course.tenMinutes.note']()}</p>
    </>
  );
}

function Chapter({ chapter }: { chapter: FittingChapter }) {
  const { title, course, durationSeconds, remainingSeconds, isStarted, pcLink } = chapter;
  return (
    <li>
      <div>
        <h3>
          <Title of={chapter} />
        </h3>
        <p>
          <Title of={course} />
          <span>{formatDuration(durationSeconds)}</span>
          <em>
            {isStarted
              ? m['course.tenMinutes.left']({ time: formatDuration(remainingSeconds) })
              : m['course.tenMinutes.unseen']()}
          </em>
        </p>
      </div>
      <Link className={styles.play} to={pcLink} aria-label={m['course.tenMinutes.play']({ title })}>
        <Icon of={play} size={20} />
      </Link>
    </li>
  );
}
