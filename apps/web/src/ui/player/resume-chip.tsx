import { formatDuration } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { close } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './status-chip.module.css';
import { useResumeNote } from './use-resume-note.ts';

interface ResumeChipProps {
  /** Null where it was not resumed, or the note is no longer shown. */
  resumedAt: number | null;
  playing: boolean;
  /** The viewer has closed it, or has watched for a while. */
  onNoted: () => void;
}

/** Shows the position at which a video was resumed (rules/video#resume). */
export function ResumeChip({ resumedAt, playing, onNoted }: ResumeChipProps) {
  useResumeNote(resumedAt, playing, onNoted);

  return (
    <div className={styles.place} role="status" data-notice>
      {resumedAt !== null && (
        <p className={styles.chip}>
          {m['content.video.resume']({ time: formatDuration(resumedAt) })}
          <IconButton className={styles.close} label={m['common.close']()} icon={close} size="sm" onClick={onNoted} />
        </p>
      )}
    </div>
  );
}
