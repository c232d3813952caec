import clsx from 'clsx';
import { useState } from 'react';
import styles from './list-search.module.css';
import { SearchInput } from './search-input.tsx';

/** Characters that are searched for at most. */
const WORDS_MAX = 100;

interface ListSearchProps {
  /** Accessible name and placeholder. */
  label: string;
  keyWord: string;
  onSearch: (keyWord: string) => void;
  className?: string | undefined;
}

/**
 * Searches a list: by Enter, and again for all once the field is emptied. It stays, with the focus, while `keyWord`
 * changes.
 */
export function ListSearch({ label, keyWord, onSearch, className }: ListSearchProps) {
  const [typed, setTyped] = useState(keyWord);
  const [searched, setSearched] = useState(keyWord);
  if (searched !== keyWord) {
    setSearched(keyWord);
    setTyped(keyWord);
  }
  const type = (value: string) => {
    setTyped(value);
    if (value === '' && keyWord !== '') onSearch('');
  };
  return (
    <form
      role="search"
      className={clsx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchInput
        iconSize={16}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={WORDS_MAX}
        value={typed}
        onType={type}
      />
    </form>
  );
}
