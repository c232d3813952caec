import type { DoctorCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import styles from './people.module.css';

/** A doctor in a list of people. */
export function PersonRow({ doctor }: { doctor: DoctorCard }) {
  const { id, name, title, hospital, areasOfExpertise, portrait, pcLink } = doctor;
  return (
    <li className={styles.person}>
      <Avatar name={name} src={portrait} size={56} />
      <div>
        <h2>
          <Link to={pcLink}>{name}</Link>
        </h2>
        <p>{[title, hospital].filter(Boolean).join('　')}</p>
        {areasOfExpertise.length > 0 && <p>{areasOfExpertise.join('　')}</p>}
      </div>
      <FollowButton target={{ resourceType: ResourceType.author, resourceId: id }} name={name} quiet />
    </li>
  );
}
