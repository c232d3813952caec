import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import styles from './people.module.css';
import type { OwnPeopleKind, PeopleKind } from './people-kind.ts';
import { Fans, FollowedDoctors } from './people-list.tsx';

interface PeoplePageProps {
  kind: OwnPeopleKind;
  /** The doctor of the lists; the customer without one. */
  doctorId?: string;
  name: string;
  portrait: string;
  /** Undefined until they are loaded. */
  counts: { readonly [Kind in PeopleKind]: number } | undefined;
  back: { readonly to: string; readonly label: string };
  /** The likes of the customer's content. */
  likes?: ReactNode;
}

/** Fans, followed doctors and own likes, each with an address of its own (rules/follow#fans). */
export function PeoplePage({ kind, doctorId, name, portrait, counts, back, likes }: PeoplePageProps) {
  const separator = back.to.includes('?') ? '&' : '?';
  const tabs = [
    { kind: 'following', label: m['doctor.following'](), count: counts?.following },
    { kind: 'fans', label: m['doctor.followers'](), count: counts?.fans },
    ...(likes ? ([{ kind: 'likes', label: m['mine.people.likes'](), count: undefined }] as const) : []),
  ] as const;
  return (
    <>
      <Link className={styles.back} to={back.to}>
        <Icon of={chevronLeft} size={16} />
        {back.label}
      </Link>
      <header className={styles.head}>
        <Avatar name={name} src={portrait} size={40} />
        <h1>{name}</h1>
      </header>
      <nav className={styles.tabs} aria-label={name}>
        {tabs.map((tab) => (
          <Link
            key={tab.kind}
            to={`${back.to}${separator}people=${tab.kind}`}
            replace
            aria-current={tab.kind === kind ? 'page' : undefined}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count} aria-hidden="true">
                {tab.count}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <Region key={kind} skeleton={<RowSkeletons count={4} />}>
        {kind === 'following' && <FollowedDoctors doctorId={doctorId} />}
        {kind === 'fans' && <Fans doctorId={doctorId} count={counts?.fans} />}
        {kind === 'likes' && likes}
      </Region>
    </>
  );
}
