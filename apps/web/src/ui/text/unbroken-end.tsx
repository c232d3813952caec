import { splitEnd } from './split-end.ts';
import styles from './unbroken-end.module.css';

/**
 * A Chinese text whose last line has at least four characters. Lines of Chinese break between any two characters, for
 * which `text-wrap: pretty` does nothing, and `balance` only in short texts.
 */
export function UnbrokenEnd({ of: text }: { of: string }) {
  const parts = splitEnd(text);
  if (parts === null) return text;
  return (
    <>
      {parts[0]}
      <span className={styles.end}>{parts[1]}</span>
    </>
  );
}
