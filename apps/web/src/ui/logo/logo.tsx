import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';
import { Wordmark } from './wordmark.tsx';

/** Mark and name. On dark pictures its parent has the class `night`. */
export function Logo({ markSize }: { markSize?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={markSize} />
      <Wordmark />
    </span>
  );
}
