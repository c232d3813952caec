import { formatDuration } from '@osteon/domain';
import { useEffect, useEffectEvent } from 'react';
import { m } from '../../texts/index.ts';
import { close } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './status-chip.module.css';

const SHOWN_MS = 8000;

interface ResumeChipProps {
  /** Null where it was not resumed, or nothing is to be said of it any more. */
  resumedAt: number | null;
  playing: boolean;
  /** The viewer has closed it, or has watched for a while. */
  onNoted: () => void;
  /** Where it lies in the picture, in px; below the marks of a corner. */
  top?: number;
}

/** Shows the position at which a film or a replay was resumed (rules/video#resume). */
export function ResumeChip({ resumedAt, playing, onNoted, top }: ResumeChipProps) {
  const note = useEffectEvent(onNoted);
  const isShown = playing && resumedAt !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => note(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  return (
    <div className={styles.place} style={{ top }} role="status" data-notice>
      {resumedAt !== null && (
        <p className={styles.chip}>
          {m['content.video.resume']({ time: formatDuration(resumedAt) })}
          <IconButton className={styles.close} label={m['common.close']()} icon={close} size="sm" onClick={onNoted} />
        </p>
      )}
    </div>
  );
}
