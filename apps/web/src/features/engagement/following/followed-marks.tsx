import { isOnAir } from '@osteon/domain';
import type { Followed } from '../../../entities/engagement/api/list-following.ts';
import { m } from '../../../texts/index.ts';
import { Dot } from '../../../ui/mark/badge.tsx';
import { LiveTag } from '../../../ui/mark/mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';

/** True if a doctor takes part in a live event now (rules/follow#follow-list). */
export const isLive = ({ resState }: Followed): boolean => isOnAir(resState);

/** The marks of a followed doctor or association: live now, and something new; both where both are true. */
export function FollowedMarks({ followed, withTag = true }: { followed: Followed; withTag?: boolean }) {
  return (
    <>
      {withTag && isLive(followed) && <LiveTag />}
      {followed.updateNum > 0 && (
        <>
          <Dot fresh />
          <VisuallyHidden>{m['shell.following.hasNew']()}</VisuallyHidden>
        </>
      )}
    </>
  );
}
