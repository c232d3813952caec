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

/** Four Han characters or marks at the end. */
const END = /^(.+)([\p{Script=Han}\d，。、；：？！]{4})$/su;

/** A Chinese text before its last four characters, and those; null for a shorter text, or one that ends otherwise. */
export function splitEnd(text: string): readonly [start: string, end: string] | null {
  const [, start, end] = END.exec(text) ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}
