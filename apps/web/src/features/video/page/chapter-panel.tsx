import { findMarkIndex, formatDuration, getWatchableEnd, type TimeRange } from '@osteon/domain';
import clsx from 'clsx';
import { lazy } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './chapter-panel.module.css';

// Only a try-watch has locked chapters.
const LockedChapter = lazy(async () => ({ default: (await import('./locked-chapter.tsx')).LockedChapter }));

interface ChapterPanelProps {
  chapters: Video['chapters'];
  ranges: readonly TimeRange[];
  duration: number;
}

/** The chapters with their lengths; the running one shows its progress, one past the try-watch that it is locked. */
export function ChapterPanel({ chapters, ranges, duration }: ChapterPanelProps) {
  const player = usePlayer();
  const gate = usePlayerState((state) => state.gate);
  const end = usePlayerState((state) => getWatchableEnd(state.duration, state.watchAuth));
  const running = usePlayerState((state) => (state.covered ? -1 : findMarkIndex(chapters, state.position)));
  return (
    <section className={styles.panel} aria-labelledby="chapters">
      <header className={styles.head}>
        <h2 id="chapters">{m['content.detail.chapters']()}</h2>
        <span>{m['video.chapters.note']({ count: chapters.length, time: formatDuration(duration) })}</span>
      </header>
      <ol>
        {chapters.map((chapter, index) => {
          const row = (
            <li
              key={chapter.startSeconds}
              className={clsx(styles.chapter, index < running && styles.done, index === running && styles.running)}
              aria-current={index === running || undefined}
            >
              <button type="button" onClick={() => player.jumpTo(chapter.startSeconds)}>
                <span className={styles.time}>{formatDuration(chapter.startSeconds)}</span>
                <Title of={chapter} />
                {index === running ? <Bars /> : <Length range={ranges[index]} />}
              </button>
              {index === running && <Progress range={ranges[index]} />}
            </li>
          );
          if (!gate || chapter.startSeconds < end) return row;
          return (
            <LazyBoundary key={chapter.startSeconds} placeholder={row} errorFallback={row}>
              <LockedChapter chapter={chapter} gate={gate} />
            </LazyBoundary>
          );
        })}
      </ol>
    </section>
  );
}

function Length({ range }: { range: TimeRange | undefined }) {
  if (!range) return null;
  return <span className={styles.length}>{formatDuration(range.endSeconds - range.startSeconds)}</span>;
}

function Bars() {
  return (
    <span className={styles.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function Progress({ range }: { range: TimeRange | undefined }) {
  const percent = usePlayerState(({ position }) =>
    range ? Math.floor(((position - range.startSeconds) / (range.endSeconds - range.startSeconds)) * 100) : 0,
  );
  return <i className={styles.progress} style={{ width: `${percent}%` }} />;
}
