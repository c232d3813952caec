import { getSearchText, ROUTE_FRAMES } from '@osteon/domain';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../ui/icon/icons.ts';
import styles from './error-pages.module.css';

/** The search of an error page. */
export function ErrorPageSearch() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('keyWord');
    const keyWord = getSearchText(typeof typed === 'string' ? typed : '', null);
    if (keyWord === null) event.currentTarget.querySelector('input')?.focus();
    else void navigate(`${ROUTE_FRAMES.searchList.path}?${new URLSearchParams({ keyWord })}`);
  };
  return (
    <form className={styles.search} role="search" aria-label={m['missing.search']()} onSubmit={submit}>
      <Icon of={search} size={18} />
      <input
        name="keyWord"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={m['missing.searchField']()}
        placeholder={m['search.box.placeholder']()}
      />
      <Button kind="primary" type="submit">
        {m['search.box.submit']()}
      </Button>
    </form>
  );
}
