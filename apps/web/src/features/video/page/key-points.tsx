import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import styles from './key-points.module.css';

/** The key points of a video. */
export function KeyPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** The key points of a video that has no steps. */
export function KeyPointSection({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="key-points">
      <SectionHeader id="key-points" title={m['video.keyPoints']()} />
      <KeyPoints points={points} />
    </section>
  );
}
