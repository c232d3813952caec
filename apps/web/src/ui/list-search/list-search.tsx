import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { search } from '../icon/icons.ts';
import styles from './list-search.module.css';

/** Characters that are searched for at most. */
const WORDS_MAX = 100;

interface ListSearchProps {
  /** Accessible name and placeholder. */
  label: string;
  keyWord: string;
  onSearch: (keyWord: string) => void;
  className?: string | undefined;
}

/** Searches a list: by Enter, and again for all once the field is emptied. */
export function ListSearch({ label, keyWord, onSearch, className }: ListSearchProps) {
  const [typed, setTyped] = useState(keyWord);
  return (
    <form
      role="search"
      className={clsx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Icon of={search} size={16} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
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
