import { formatDuration, sumRangeSeconds, type TimeRange } from '@osteon/domain';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import { KeyPoints } from './key-points.tsx';
import { StepCell } from './step-cell.tsx';
import styles from './step-section.module.css';

interface StepSectionProps {
  steps: Video['steps'];
  /** Start and end of each step. */
  ranges: readonly TimeRange[];
  keyPoints: Video['keyPoints'];
}

/** The steps of the operation: marks the one that plays, and plays the steps without the parts between them. */
export function StepSection({ steps, ranges, keyPoints }: StepSectionProps) {
  const running = usePlayerState(({ covered, position }) =>
    covered ? -1 : ranges.findIndex((range) => range.startSeconds <= position && position < range.endSeconds),
  );
  const note = m['video.steps.note']({ count: steps.length, time: formatDuration(sumRangeSeconds(ranges)) });
  return (
    <section className={styles.section} aria-labelledby="steps">
      <SectionHeader id="steps" title={m['video.steps.title']()} note={note}>
        <HighlightsButton ranges={ranges} />
      </SectionHeader>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepCell
            key={step.startSeconds}
            number={index + 1}
            step={step}
            range={ranges[index]}
            isRunning={index === running}
          />
        ))}
        {keyPoints.length > 0 && (
          <li className={styles.keyPoints}>
            <h3>{m['video.keyPoints']()}</h3>
            <KeyPoints points={keyPoints} />
          </li>
        )}
      </ol>
    </section>
  );
}

function HighlightsButton({ ranges }: { ranges: readonly TimeRange[] }) {
  const player = usePlayer();
  const isOn = usePlayerState(({ excerpt }) => excerpt !== null && !excerpt.repeat);
  return (
    <Button
      size="sm"
      className={styles.highlights}
      aria-pressed={isOn}
      onClick={() => (isOn ? player.playWhole() : player.playOnly(ranges))}
    >
      <Icon of={play} size={14} filled />
      {m['video.steps.highlights']()}
    </Button>
  );
}
