import type { ReactNode } from 'react';
import { useGetDoctor } from '../../entities/doctor/api/get-doctor.ts';
import { useItemTitle } from '../../lib/item-title.ts';
import { countText } from '../../texts/count-text.ts';
import { m } from '../../texts/index.ts';
import { doctorTitleText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Details } from '../../ui/details/details.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './doctor-view.module.css';

interface DoctorViewProps {
  id: string;
  /** Number of followers. */
  fans: ReactNode;
  /** Number of followed doctors. */
  following: ReactNode;
  /** Actions of a reader, by the doctor's name. */
  actions: (name: string) => ReactNode;
}

/** Page of a doctor: post, fields, introduction, honours, and the numbers of followers. */
export function DoctorView({ id, fans, following, actions }: DoctorViewProps) {
  const doctor = useGetDoctor(id);
  useItemTitle(`${doctor.name} ${doctor.title}`.trim());
  return (
    <header className={styles.doctor}>
      <Avatar name={doctor.name} src={doctor.portrait} size={96} />
      <div>
        <h1>
          {doctor.name}
          {doctor.nameEn && <span lang="en">{doctor.nameEn}</span>}
        </h1>
        <p className={styles.post}>
          {[doctorTitleText(doctor.title), doctor.hospital].filter(Boolean).join(' · ')}
          <Tag specialtyId={doctor.specialtyId}>{nameText(doctor.specialty)}</Tag>
        </p>
        {doctor.areasOfExpertise.length > 0 && (
          <ul className={styles.fields}>
            {doctor.areasOfExpertise.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        )}
        {doctor.introduction && <p className={styles.introduction}>{doctor.introduction}</p>}
        {doctor.honours.length > 0 && (
          <Details summary={m['doctor.honours']()}>
            <ul className={styles.honours}>
              {doctor.honours.map((honour) => (
                <li key={honour}>{honour}</li>
              ))}
            </ul>
          </Details>
        )}
      </div>
      <div className={styles.side}>
        <Figures
          figures={[
            { label: m['doctor.followers'](), value: fans, to: `${doctor.pcLink}&people=fans` },
            { label: m['doctor.following'](), value: following, to: `${doctor.pcLink}&people=following` },
            { label: m['doctor.works'](), value: countText(doctor.workCount) },
          ]}
        />
        <div className={styles.actions}>{actions(doctor.name)}</div>
      </div>
    </header>
  );
}
