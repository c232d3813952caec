import type { Highlights } from '@osteon/contract';
import styles from './highlight.module.css';

/** A text with what was searched for in it: on a ground, or `bold` in a list of suggestions. */
export function Highlight({ pieces, bold = false }: { pieces: Highlights; bold?: boolean }) {
  return pieces.map(({ text, type }, index) => {
    // Pieces never change places: their order is their name.
    if (type === 'text') return <span key={index}>{text}</span>;
    return bold ? (
      <b key={index} className={styles.bold}>
        {text}
      </b>
    ) : (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    );
  });
}
