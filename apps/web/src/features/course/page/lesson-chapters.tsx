import { findMarkIndex, formatDuration } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { getVideoQuery } from '../../../entities/video/api/get-video.ts';
import { Title } from '../../../ui/title/title.tsx';
import styles from './lesson-chapters.module.css';

interface LessonChaptersProps {
  /** The page of the video in its course. */
  link: string;
  /** The learner's resume position. */
  positionSeconds: number;
}

/** Chapters of the current video, each a link to its start; nothing where they cannot be loaded. */
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
