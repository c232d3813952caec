import { ResourceType } from '@osteon/domain';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useListDoctors } from '../../entities/doctor/api/list-doctors.ts';
import { EngagementBatch } from '../../entities/engagement/engagement-batch.ts';
import { m } from '../../texts/index.ts';
import { doctorTitleText } from '../../texts/library/library-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import styles from './colleagues.module.css';

const SHOWN = 5;

interface ColleaguesProps {
  id: string;
  /** The button that follows a colleague. */
  follow: (doctor: { readonly id: string; readonly name: string }) => ReactNode;
}

/** Some others of a doctor's hospital; nothing where there is none. */
export function Colleagues({ id, follow }: ColleaguesProps) {
  const headingId = useId();
  const { items } = useListDoctors({ colleagueOf: id, pageSize: SHOWN });
  if (items.length === 0) return null;
  return (
    <section className={styles.colleagues} aria-labelledby={headingId}>
      <h2 id={headingId}>{m['doctor.colleagues']()}</h2>
      <EngagementBatch value={{ resourceType: ResourceType.author, resourceIds: items.map((doctor) => doctor.id) }}>
        <ul>
          {items.map((doctor) => (
            <li key={doctor.id}>
              <Avatar name={doctor.name} src={doctor.portrait} size={40} />
              <div>
                <h3>
                  <Link className="target" to={doctor.pcLink}>
                    {doctor.name}
                  </Link>
                </h3>
                <p>{doctorTitleText(doctor.title)}</p>
              </div>
              {follow(doctor)}
            </li>
          ))}
        </ul>
      </EngagementBatch>
    </section>
  );
}
