import { findMarkIndex, formatDuration } from '@osteon/domain';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Replay } from '../../entities/replay/replay.ts';
import { m } from '../../texts/index.ts';
import styles from './replay-chapters.module.css';

interface ReplayChaptersProps {
  replay: Replay;
  /** The current second, and the last one that may be watched. */
  at: number;
  end: number;
  /** The answers by voice, in order. */
  answers: readonly { readonly answeredSeconds: number }[];
  onSeek: (second: number) => void;
}

/** The chapters of a replay by the groups of the agenda; the current one shows its progress (rules/replay#chapters). */
export function ReplayChapters({
  replay: { chapters, durationSeconds },
  at,
  end,
  answers,
  onSeek,
}: ReplayChaptersProps) {
  const running = findMarkIndex(chapters, at);
  const groups = Map.groupBy(
    chapters.map((chapter, index) => ({ ...chapter, index })),
    ({ group }) => group,
  );
  const answersOf = Map.groupBy(answers, ({ answeredSeconds }) => findMarkIndex(chapters, answeredSeconds));
  const getProgress = (index: number) => {
    const from = chapters[index]?.startSeconds ?? 0;
    return (at - from) / ((chapters[index + 1]?.startSeconds ?? durationSeconds) - from);
  };
  return (
    <section aria-label={m['content.detail.chapters']()}>
      {[...groups].map(([group, items]) => (
        <div key={items[0]?.index} className={styles.group}>
          {group !== '' && <h3>{group}</h3>}
          <ol>
            {items.map(({ index, startSeconds, title, speaker }) => {
              const isRunning = index === running;
              const answerCount = answersOf.get(index)?.length ?? 0;
              const style: CSSProperties & Record<`--${string}`, number> = { '--part': getProgress(index) };
              return (
                <li key={index} aria-current={isRunning || undefined} {...(isRunning && { style })}>
                  <button
                    type="button"
                    className={clsx(styles.row, startSeconds >= end && styles.locked)}
                    onClick={() => onSeek(startSeconds)}
                  >
                    <span className={`num ${styles.time}`}>{formatDuration(startSeconds)}</span>
                    <span className={styles.title}>{title}</span>
                    <span className={styles.speaker}>
                      {answerCount > 0 && (
                        <span className={`num ${styles.answers}`}>
                          {m['live.replay.answersIn']({ count: answerCount })}
                        </span>
                      )}
                      {speaker}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
