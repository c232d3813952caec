import type { FormEvent } from 'react';
import { m } from '../../../texts/index.ts';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';
import { useSearchTextOfPage } from './use-search-text-of-page.ts';

/** The search of the header, from 500 px up. */
export function SearchBox() {
  const search = useSearch();
  useSearchTextOfPage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search('header');
  };
  return (
    <form className={styles.box} role="search" onSubmit={submit}>
      <SearchField>
        <button type="submit" className={styles.submit}>
          {m['search.box.submit']()}
        </button>
      </SearchField>
    </form>
  );
}
