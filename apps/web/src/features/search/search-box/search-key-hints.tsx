import { m } from '../../../texts/index.ts';
import styles from './search-panel.module.css';

/** Hints for the keyboard. */
export function SearchKeyHints({ keyword }: { keyword: string }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {m['search.keys.choose']()}
      </span>
      <span>
        <kbd>Enter</kbd>
        {keyword === '' ? m['search.keys.search']() : m['search.keys.searchFor']({ keyword })}
      </span>
      <span>
        <kbd>Esc</kbd>
        {m['search.keys.close']()}
      </span>
    </p>
  );
}
