import { DEBOUNCE_MS } from '@osteon/domain';
import clsx from 'clsx';
import { useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { emit } from '../../../lib/events.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './follow-button.module.css';
import type { FollowTarget } from './set-follow.ts';

/**
 * Follows a doctor or an association, or ends that (rules/follow#following). It reserves its space until the state
 * is loaded, and is absent on the customer's own profile.
 */
export function FollowButton({
  target,
  name,
  size = 'sm',
  quiet = false,
}: {
  target: FollowTarget;
  name: string;
  size?: 'sm' | 'md';
  /** One of many: never the primary of the view. */
  quiet?: boolean;
}) {
  const state = useGetEngagementState(target);
  const isTap = useThrottle(DEBOUNCE_MS);
  const isUnknown = useIsLoggedIn() && state === undefined;
  if (state?.own.isSelf) return null;
  const isFollowed = state?.own.isFollowed ?? false;
  const toggle = () => {
    if (!isTap()) return;
    const data = { resType: target.resourceType, resId: target.resourceId, on: !isFollowed };
    emit('actionRequested', { action: { name: 'follow', data } });
  };
  const label = isFollowed ? m['content.follow.done']() : m['content.follow.do']();
  return (
    <Button
      kind={isFollowed || quiet ? 'secondary' : 'primary'}
      size={size}
      className={clsx(styles.button, isUnknown && styles.unknown)}
      aria-label={`${label} ${name}`}
      onClick={toggle}
    >
      {isFollowed && <Icon of={check} size={16} />}
      {label}
    </Button>
  );
}
