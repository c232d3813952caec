import type { Highlights } from '@osteon/contract';
import styles from './highlight.module.css';

/** A text with the searched words highlighted: by a background, or `bold` in a list of suggestions. */
export function Highlight({ pieces, bold = false }: { pieces: Highlights; bold?: boolean }) {
  return pieces.map(({ text, type }, index) => {
    // Pieces keep their order, so the index is a stable key.
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
