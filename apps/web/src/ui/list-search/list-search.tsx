import clsx from 'clsx';
import { useRef, useState } from 'react';
import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { close, search } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
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

/**
 * Searches a list: by Enter, and again for all once the field is emptied. It stays, with the focus, while `keyWord`
 * changes.
 */
export function ListSearch({ label, keyWord, onSearch, className }: ListSearchProps) {
  const [typed, setTyped] = useState(keyWord);
  const [searched, setSearched] = useState(keyWord);
  const input = useRef<HTMLInputElement>(null);
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
      <Icon of={search} size={16} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={WORDS_MAX}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      {typed !== '' && (
        <IconButton
          size="sm"
          icon={close}
          label={m['search.box.clear']()}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
