import styles from './skeleton.module.css';

/** A bar that replaces a text; a number is px. */
export function Skeleton({ width = '100%', height = 14 }: { width?: number | string; height?: number | string }) {
  return <span className={styles.bar} style={{ width, height }} />;
}
