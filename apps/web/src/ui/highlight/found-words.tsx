import styles from './highlight.module.css';

/** The index of words in a text, case-insensitive; null if they are not in it, or empty. */
export function findWords(text: string, words: string): number | null {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? null : at;
}

/** A text whose first occurrence of the words is highlighted. */
export function FoundWords({ text, words }: { text: string; words: string }) {
  const at = findWords(text, words);
  if (at === null) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
