import { FOLLOWING_SHOWN } from '@osteon/domain';
import clsx from 'clsx';
import { lazy } from 'react';
import { Link } from 'react-router';
import { type Followed, useListFollowing } from '../../../entities/engagement/api/list-following.ts';
import { useFollowingExpansion } from '../../../entities/engagement/following-expansion.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../ui/icon/icons.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { LiveTag } from '../../../ui/mark/mark.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { Title } from '../../../ui/title/title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { FollowedMarks, isLive } from './followed-marks.tsx';
import styles from './following-list.module.css';
import { useOpenFollowed } from './use-open-followed.ts';

const FollowingFlyout = lazy(async () => ({ default: (await import('./following-flyout.tsx')).FollowingFlyout }));

interface FollowingProps {
  variant: 'full' | 'rail';
  /** In the slide-over: its links replace the slide-over's history entry. */
  replace?: boolean;
}

/**
 * The followed doctors and associations: six, and the others on demand (rules/follow#follow-list). Nothing where
 * the list is empty, unless it was requested.
 */
export function FollowingList({ variant, replace = false }: FollowingProps) {
  const all = useListFollowing();
  const { expanded } = useFollowingExpansion();
  const rail = variant === 'rail';
  if (all.length === 0 && (rail || !expanded)) return null;
  const shown = expanded && !rail ? all : all.slice(0, FOLLOWING_SHOWN);
  const more = all.length > FOLLOWING_SHOWN;
  return (
    <section className={nav.group}>
      {rail ? (
        <VisuallyHidden>{m['shell.following.title']()}</VisuallyHidden>
      ) : (
        <h2 className={nav.groupTitle}>{m['shell.following.title']()}</h2>
      )}
      {all.length === 0 && <p className={styles.empty}>{m['shell.following.empty']()}</p>}
      <ul className={styles.list}>
        {shown.map((followed) => (
          <Entry key={`${followed.resType} ${followed.resId}`} followed={followed} rail={rail} replace={replace} />
        ))}
        {rail && more && (
          <li className={nav.item}>
            <LazyBoundary>
              <FollowingFlyout rest={all.slice(FOLLOWING_SHOWN)} />
            </LazyBoundary>
          </li>
        )}
      </ul>
      {!rail && more && (
        <button
          type="button"
          className={styles.expand}
          aria-expanded={expanded}
          onClick={() => useFollowingExpansion.setState({ expanded: !expanded })}
        >
          {expanded ? m['shell.following.collapse']() : m['shell.following.expand']()}
          <Icon of={expanded ? chevronUp : chevronDown} size={16} />
        </button>
      )}
    </section>
  );
}

function Entry({ followed, rail, replace }: { followed: Followed; rail: boolean; replace: boolean }) {
  const { markAsSeen, leadToApp } = useOpenFollowed();
  const { resName, resUrlList, company, comboActionJump } = followed;
  const content = (
    <>
      <Avatar name={resName} src={resUrlList[0]?.picUrl} size={rail ? 32 : 28} live={isLive(followed)} />
      <span className={clsx(nav.label, rail && company !== '' && styles.card)}>
        {resName}
        {rail && <FollowedDetails followed={followed} />}
      </span>
    </>
  );
  return (
    <li className={nav.item}>
      {comboActionJump ? (
        <Link to={comboActionJump.comboActionJumpV3.pcLink} replace={replace} onClick={() => markAsSeen(followed)}>
          {content}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => leadToApp(followed)}>
          {content}
        </button>
      )}
      <span className={nav.marks}>
        <FollowedMarks followed={followed} withTag={!rail} />
      </span>
    </li>
  );
}

/** Details in the rail's label: a doctor's hospital, and the live event in which they take part. */
function FollowedDetails({ followed: { company, live } }: { followed: Followed }) {
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
