import { formatDuration } from '@osteon/domain';
import { Link } from 'react-router';
import type { ExplainedQuestion } from '../../../entities/course/api/get-course-test.ts';
import { caseBox } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { document, play } from '../../../ui/icon/icons.ts';
import styles from './review-link.module.css';

type ReviewPosition = ExplainedQuestion['review'][number];

const icons: Readonly<Record<ReviewPosition['type'], string>> = { video: play, document, case: caseBox };

/** Link to a position to review, with its second in a video. */
export function ReviewLink({ position: { type, label, seconds, lessonTitle, pcLink } }: { position: ReviewPosition }) {
  return (
    <Link className={styles.place} to={pcLink}>
      <Icon of={icons[type]} size={16} filled={type === 'video'} />
      {seconds !== null && <span className="num">{formatDuration(seconds)}</span>}
      <span>{label === '' ? lessonTitle : label}</span>
    </Link>
  );
}
