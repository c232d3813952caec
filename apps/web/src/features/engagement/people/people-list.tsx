import type { DoctorCard } from '@osteon/contract';
import { ResourceType, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { useListFans } from '../../../entities/engagement/api/list-fans.ts';
import { useListFollowingOf } from '../../../entities/engagement/api/list-following-of.ts';
import { EngagementBatch } from '../../../entities/engagement/engagement-batch.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import styles from './people.module.css';

/** Doctors whom a doctor follows; the customer's own without one. */
export function FollowedDoctors({ doctorId }: { doctorId: string | undefined }) {
  const { data, ...pages } = useListFollowingOf(doctorId);
  const leaders = (
    <ButtonLink size="sm" to={ROUTE_FRAMES.industryLeaders.path}>
      {m['mine.people.leaders']()}
    </ButtonLink>
  );
  if (isEmpty(data)) return <Empty text={m['mine.people.noFollowing']()} action={leaders} />;
  return (
    <>
      <People pages={data.pages} />
      <LoadMore pages={pages} />
    </>
  );
}

/** Fans of a doctor, or of the customer without one; `count` includes those without a public page. */
export function Fans({ doctorId, count }: { doctorId: string | undefined; count: number | undefined }) {
  const { data, ...pages } = useListFans(doctorId);
  const listed = data.pages.reduce((sum, { list }) => sum + list.length, 0);
  const hidden = pages.hasNextPage || count === undefined ? 0 : count - listed;
  const note = hidden > 0 ? m['mine.people.hiddenFans']({ count: hidden }) : undefined;
  if (isEmpty(data)) return <Empty text={m['mine.people.noFans']()} {...(note !== undefined && { note })} />;
  return (
    <>
      <People pages={data.pages} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <LoadMore pages={pages} />
    </>
  );
}

interface PageOfPeople {
  readonly list: readonly DoctorCard[];
}

const isEmpty = ({ pages }: { readonly pages: readonly PageOfPeople[] }) =>
  pages.every(({ list }) => list.length === 0);

function People({ pages }: { pages: readonly PageOfPeople[] }) {
  return (
    <ul className={styles.list}>
      {pages
        .filter(({ list }) => list.length > 0)
        .map(({ list }) => (
          // The states of a page are one call.
          <EngagementBatch
            key={list[0]?.id}
            value={{ resourceType: ResourceType.author, resourceIds: list.map(({ id }) => id) }}
          >
            {list.map((doctor) => (
              <PersonRow key={doctor.id} doctor={doctor} />
            ))}
          </EngagementBatch>
        ))}
    </ul>
  );
}

/** A doctor in a list of people. */
function PersonRow({ doctor }: { doctor: DoctorCard }) {
  const { id, name, title, hospital, areasOfExpertise, portrait, pcLink } = doctor;
  return (
    <li className={styles.person}>
      <Avatar name={name} src={portrait} size={56} />
      <div>
        <h2>
          <Link to={pcLink}>{name}</Link>
        </h2>
        <p>{joinDetails([doctorTitleText(title), hospital])}</p>
        {areasOfExpertise.length > 0 && <p>{joinDetails(areasOfExpertise)}</p>}
      </div>
      <FollowButton target={{ resourceType: ResourceType.author, resourceId: id }} name={name} quiet />
    </li>
  );
}
