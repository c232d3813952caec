import { findMarkIndex, formatDuration } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { getVideoQuery } from '../../../entities/video/api/get-video.ts';
import { Title } from '../../../ui/title/title.tsx';
import styles from './lesson-chapters.module.css';

interface LessonChaptersProps {
  /** The page of the film in its course. */
  link: string;
  /** Where the learner left it. */
  positionSeconds: number;
}

/** The chapters of the film that is learnt now, each of which opens it there; nothing where they cannot be read. */
export function LessonChapters({ link, positionSeconds }: LessonChaptersProps) {
  const id = new URLSearchParams(link.split('?')[1]).get('id') ?? '';
  const { data } = useQuery(getVideoQuery(id));
  if (!data || data.chapters.length === 0) return null;
  const running = findMarkIndex(data.chapters, positionSeconds);
  const rows = Math.ceil(data.chapters.length / 2);
  return (
    <ol className={styles.chapters} style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
      {data.chapters.map((chapter, index) => (
        <li
          key={chapter.startSeconds}
          className={clsx(index < running && styles.seen, index === running && styles.running)}
        >
          <Link to={`${link}&t=${chapter.startSeconds}`}>
            <span className={styles.time}>{formatDuration(chapter.startSeconds)}</span>
            <Title of={chapter} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
