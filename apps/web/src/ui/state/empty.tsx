import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import styles from './state.module.css';

interface EmptyProps {
  /** The sentence; the general one by default. */
  text?: string;
  /** The sentence is the heading of an otherwise empty page. */
  heading?: boolean;
  /** A hint in a line below. */
  note?: string;
  /** A small button or link to continue. */
  action?: ReactNode;
}

/** The empty state of a list or page: an unfinished osteon, a sentence, an action. */
export function Empty({ text = m['state.empty'](), heading = false, note, action }: EmptyProps) {
  const Sentence = heading ? 'h1' : 'p';
  return (
    <div className={styles.state}>
      <EmptyMark />
      <Sentence lang={getLang(text)}>{text}</Sentence>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </div>
  );
}

/** The unfinished osteon. */
export function EmptyMark() {
  return (
    <svg className={styles.mark} width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" />
      <circle cx="46.6" cy="50" r="36" />
      <circle cx="45.2" cy="52" r="26" />
      <circle cx="43.8" cy="54" r="16" strokeDasharray="3 5" />
      <circle className={styles.canal} cx="42.6" cy="55.6" r="5" />
    </svg>
  );
}
