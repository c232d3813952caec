import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { search } from '../../../ui/icon/icons.ts';
import styles from './collected-folder.module.css';

/** Characters that are searched for at most. */
const WORDS_MAX = 100;

/** Searches the titles of favourites: by Enter, and again for all once the field is emptied. */
export function CollectedSearch({ keyWord, onSearch }: { keyWord: string; onSearch: (keyWord: string) => void }) {
  const [typed, setTyped] = useState(keyWord);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Icon of={search} size={16} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={m['mine.collected.search']()}
        placeholder={m['mine.collected.search']()}
        maxLength={WORDS_MAX}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '' && keyWord !== '') onSearch('');
        }}
      />
    </form>
  );
}
