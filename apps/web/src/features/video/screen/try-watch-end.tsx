import { MEMBERSHIP_RESOURCE_TYPE, MembershipEntry } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { VideoPlay } from '../api/get-video-play.ts';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './overlay.module.css';

type Gate = NonNullable<VideoPlay['gate']>;

const MEMBERSHIP = `/membership?resourceId=${MembershipEntry.headerButton}&resourceType=${MEMBERSHIP_RESOURCE_TYPE}`;

/** Over the picture at the limit of the try-watch: why it ends here, and the way on (spec-decision 20). */
export function TryWatchEnd({ gate }: { gate: Gate }) {
  const player = usePlayer();
  const isOver = usePlayerState((state) => state.finish === 'tryWatch');
  if (!isOver) return null;
  return (
    <div className={styles.overlay} role="alert">
      <p>{gate === 'membership' ? m['video.tryWatch.endMember']() : m['live.detail.tryWatchEnd']()}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={player.play}>
          {m['video.replay']()}
        </Button>
        <WayOn gate={gate} />
      </div>
    </div>
  );
}

function WayOn({ gate }: { gate: Gate }) {
  switch (gate) {
    case 'login':
      return (
        <Button kind="primary" onClick={() => openDialog('login')}>
          {m['common.goLogin']()}
        </Button>
      );
    case 'certification':
      return (
        <ButtonLink kind="primary" to="/personalInfo">
          {m['cert.lead.go']()}
        </ButtonLink>
      );
    case 'membership':
      return (
        <ButtonLink kind="gold" to={MEMBERSHIP}>
          {m['membership.open']()}
        </ButtonLink>
      );
  }
}
