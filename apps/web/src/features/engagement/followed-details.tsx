import type { Followed } from '../../entities/engagement/api/list-following.ts';
import { LiveTag } from '../../ui/mark/mark.tsx';
import { Title } from '../../ui/title/title.tsx';
import styles from './following-list.module.css';

/** Details in the rail's label: a doctor's hospital, and the live event in which they take part. */
export function FollowedDetails({ followed: { company, live } }: { followed: Followed }) {
  return (
    <span className={styles.details} aria-hidden="true">
      {live && <LiveTag />}
      {company !== '' && <span className={styles.company}>{company}</span>}
      {live && (
        <span className={styles.event}>
          <Title of={live} />
        </span>
      )}
    </span>
  );
}
