import { formatDuration, type TimeRange } from '@osteon/domain';
import clsx from 'clsx';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { loop } from '../../../ui/icon/player-icons.ts';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './step-cell.module.css';

interface StepCellProps {
  /** From 1. */
  number: number;
  step: Video['steps'][number];
  range: TimeRange | undefined;
  isRunning: boolean;
}

/** One step: its time plays from there, its loop repeats it until the viewer seeks elsewhere. */
export function StepCell({ number, step, range, isRunning }: StepCellProps) {
  const player = usePlayer();
  const isLooping = usePlayerState(
    ({ excerpt }) => excerpt?.repeat === true && excerpt.ranges[0]?.startSeconds === step.startSeconds,
  );
  const time = formatDuration(step.startSeconds);
  return (
    <li className={clsx(styles.cell, isRunning && styles.running)} aria-current={isRunning ? 'step' : undefined}>
      <span className={styles.number}>{number}</span>
      <div>
        <h3>
          {step.title}
          {isRunning && <span className={styles.mark}>{m['video.steps.playing']()}</span>}
        </h3>
        <p>{step.detail}</p>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.time}
            aria-label={m['video.steps.playFrom']({ time, number })}
            onClick={() => player.jumpTo(step.startSeconds)}
          >
            <Icon of={play} size={14} filled />
            {time}
          </button>
          {range && (
            <button
              type="button"
              className={styles.loop}
              aria-label={m['video.steps.loopOf']({ number })}
              aria-pressed={isLooping}
              onClick={() => (isLooping ? player.playWhole() : player.loop(range))}
            >
              <Icon of={loop} size={16} />
              {m['video.steps.loop']()}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
