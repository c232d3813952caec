import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EngagementBatch } from '../../../entities/engagement/engagement-batch.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './course-rail.module.css';

type Course = ResponseOf<'getCourse'>;

/** The follow button of a lecturer. */
export type FollowLecturer = (doctor: { readonly id: string; readonly name: string }) => ReactNode;

/** Lecturers of the course. */
export function CourseLecturers({ lecturers, follow }: { lecturers: Course['lecturers']; follow: FollowLecturer }) {
  return (
    <section className={styles.lecturers} aria-labelledby="lecturers">
      <h2 id="lecturers">{m['live.detail.tabLecturers']()}</h2>
      <EngagementBatch value={{ resourceType: ResourceType.author, resourceIds: lecturers.map(({ id }) => id) }}>
        <ul>
          {lecturers.map((doctor) => (
            <li key={doctor.id}>
              <Avatar name={doctor.name} src={doctor.portrait} size={48} />
              <div>
                <h3>
                  <Link className="target" to={doctor.pcLink}>
                    {doctor.name}
                  </Link>
                  <span>{doctorTitleText(doctor.title)}</span>
                </h3>
                <p>{doctor.hospital}</p>
              </div>
              {follow(doctor)}
            </li>
          ))}
        </ul>
      </EngagementBatch>
    </section>
  );
}
