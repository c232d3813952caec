import type { ResponseOf } from '@osteon/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useListOrganizations } from '../../entities/organization/api/list-organizations.ts';
import { dayText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Details } from '../../ui/details/details.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './organization-list.module.css';

type Organization = ResponseOf<'listOrganizations'>['list'][number];

/** The associations with their description, chairs and announcements. */
export function OrganizationList({ follow }: { follow: (organization: Organization) => ReactNode }) {
  const organizations = useListOrganizations();
  if (organizations.length === 0) return <Empty />;
  return organizations.map((organization) => (
    <OrganizationPart key={organization.id} organization={organization} follow={follow(organization)} />
  ));
}

function OrganizationPart({ organization, follow }: { organization: Organization; follow: ReactNode }) {
  const { id, name, nameEn, intro, officers, groups, notices, events } = organization;
  return (
    <section className={styles.organization} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {follow}
      </div>
      <p className={styles.english} lang="en">
        {nameEn}
      </p>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.people}>
        {officers.map(({ post, doctor }) => (
          <li key={post + doctor.id}>
            <Avatar name={doctor.name} src={doctor.portrait} size={40} />
            <div>
              <Link className="target" to={doctor.pcLink}>
                {doctor.name}
              </Link>
              <p>
                {post} · {doctor.hospital}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <div>
          <h3>{m['organization.notices']()}</h3>
          {notices.map((notice) => (
            <Details
              key={notice.title}
              summary={
                <>
                  {notice.title}
                  <time className="num">{dayText(notice.date)}</time>
                </>
              }
            >
              <p>{notice.body}</p>
            </Details>
          ))}
        </div>
        <div>
          <h3>{m['organization.events']()}</h3>
          <ul>
            {events.map((event) => (
              <li key={event.title}>
                {event.title}
                <span>
                  <time className="num">{dayText(event.date)}</time> {event.place}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{m['organization.groups']()}</h3>
          <ul>
            {groups.map((group) => (
              <li key={group.name}>
                {group.name}
                <span>
                  <Link className="target" to={group.leader.pcLink}>
                    {group.leader.name}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
