import { m } from '../../texts/index.ts';
import styles from './letter-strip.module.css';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface LetterStripProps {
  letter: string | undefined;
  onChange: (letter: string | undefined) => void;
}

/** A to Z by the first letter of the pinyin; a second press on a letter clears it. */
export function LetterStrip({ letter, onChange }: LetterStripProps) {
  return (
    <div className={styles.strip} role="group" aria-label={m['dictionary.letters']()}>
      {LETTERS.map((other) => (
        <button
          key={other}
          type="button"
          className="target"
          aria-pressed={other === letter}
          onClick={() => onChange(other === letter ? undefined : other)}
        >
          {other}
        </button>
      ))}
    </div>
  );
}
