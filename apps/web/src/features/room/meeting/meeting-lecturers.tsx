import type { LiveCard } from '@osteon/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './meeting-lecturers.module.css';

/** The number of lecturers that are shown at first. */
const SHOWN = 8;

/** The lecturers of a meeting in columns, each with a link to their page. */
export function MeetingLecturers({ lecturers }: { lecturers: LiveCard['lecturers'] }) {
  const [isExpanded, setIsExpanded] = useState(lecturers.length <= SHOWN);
  return (
    <>
      <ul className={styles.lecturers}>
        {lecturers.slice(0, isExpanded ? undefined : SHOWN).map(({ id, name, title, hospital, portrait }) => (
          <li key={id}>
            <Avatar name={name} src={portrait} size={44} />
            <div>
              <Link to={`/doctorHome?id=${id}`} data-live-action="lecturerClick">
                {name}
              </Link>
              <p>
                <em>{title}</em>　{hospital}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!isExpanded && (
        <Button className={styles.more} size="sm" onClick={() => setIsExpanded(true)}>
          {m['live.meeting.allLecturers']({ count: lecturers.length })}
        </Button>
      )}
    </>
  );
}
