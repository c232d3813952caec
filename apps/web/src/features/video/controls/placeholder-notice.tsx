import { useEffect, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { usePlayerState } from '../player/player-context.tsx';
import styles from './placeholder-notice.module.css';

const DISPLAY_MS = 5000;

/**
 * A notice during the first 5 s of playing that the video does not have the content of the title
 * (rules/video#placeholder-videos).
 */
export function PlaceholderNotice() {
  const isPlaying = usePlayerState((state) => state.playing && !state.covered);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIsOver(true), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  return (
    <div className={styles.place} role="status">
      {isPlaying && !isOver && <p className={styles.notice}>{m['video.placeholder']()}</p>}
    </div>
  );
}
