import type { DoctorCard as Doctor } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { Link } from 'react-router';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { doctorTitleText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './doctor-card.module.css';

/** A doctor in a list. */
export function DoctorCard({ doctor, post }: { doctor: Doctor; post?: string }) {
  return (
    <article
      className={styles.card}
      {...cardMark({ resourceType: ResourceType.author, resourceId: doctor.id }, 'card')}
    >
      <Avatar name={doctor.name} src={doctor.portrait} size={56} />
      <div>
        <h3>
          <Link to={doctor.pcLink}>{doctor.name}</Link>
          {post && <span>{post}</span>}
        </h3>
        <p>{doctorTitleText(doctor.title)}</p>
        <p>{doctor.hospital}</p>
        <p className={styles.foot}>
          <Tag specialtyId={doctor.specialtyId}>{nameText(doctor.specialty)}</Tag>
          {doctor.workCount > 0 && <span className="num">{m['home.workCount']({ count: doctor.workCount })}</span>}
        </p>
      </div>
    </article>
  );
}
