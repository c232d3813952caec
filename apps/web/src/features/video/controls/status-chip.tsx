import { formatDuration } from '@osteon/domain';
import { useEffect } from 'react';
import { m } from '../../../texts/index.ts';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './status-chip.module.css';

const SHOWN_MS = 8000;

/**
 * Shows the position at which the video was resumed, until the viewer closes it or has watched for a while
 * (rules/video#resume).
 */
export function ResumeChip() {
  const player = usePlayer();
  const resumedAt = usePlayerState((state) => state.resumedAt);
  const playing = usePlayerState((state) => state.playing);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(player.noteResume, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [player, playing]);

  return (
    <div className={styles.place} role="status" data-notice>
      {resumedAt !== null && (
        <p className={styles.chip}>
          {m['content.video.resume']({ time: formatDuration(resumedAt) })}
          <IconButton
            className={styles.close}
            label={m['common.close']()}
            icon={close}
            size="sm"
            onClick={player.noteResume}
          />
        </p>
      )}
    </div>
  );
}
