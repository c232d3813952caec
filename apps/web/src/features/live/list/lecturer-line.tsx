import type { LiveCard } from '@osteon/contract';
import clsx from 'clsx';
import { joinList } from '../../../texts/join-text.ts';
import styles from './lecturer-line.module.css';

/** The names of an event's lecturers, and the hospital of the first. */
export function LecturerLine({
  lecturers,
  className,
}: {
  lecturers: LiveCard['lecturers'];
  className?: string | undefined;
}) {
  return (
    <p className={clsx(styles.by, className)}>
      <b>{joinList(lecturers.map(({ name }) => name))}</b>
      <span>{lecturers[0]?.hospital}</span>
    </p>
  );
}
