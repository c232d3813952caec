import type { LiveCard } from '@osteon/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './lecturers.module.css';

export type Lecturer = LiveCard['lecturers'][number];

/** The lecturers of an event, each with the button that follows them. */
export function Lecturers({
  lecturers,
  follow,
}: {
  lecturers: readonly Lecturer[];
  follow: (lecturer: Lecturer) => ReactNode;
}) {
  return (
    <ul className={styles.lecturers}>
      {lecturers.map((lecturer) => (
        <li key={lecturer.id}>
          <Avatar name={lecturer.name} src={lecturer.portrait} size={40} />
          <div>
            <Link to={`/doctorHome?id=${lecturer.id}`} data-live-action="lecturerClick">
              {lecturer.name}
            </Link>
            <p>
              {lecturer.title}　{lecturer.hospital}
            </p>
          </div>
          {follow(lecturer)}
        </li>
      ))}
    </ul>
  );
}
