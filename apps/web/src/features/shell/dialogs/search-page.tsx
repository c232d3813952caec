import type { FormEvent } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SearchField } from '../search/search-field.tsx';
import { useSearch } from '../search/use-search.ts';
import styles from './search-page.module.css';
import { useModal } from './use-modal.ts';

/** The search on a phone: a page of its own. `fromPush` marks its way to the results (seed 000 §2). */
export function Component({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const search = useSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search('page');
  };
  return (
    <dialog {...modal} data-dialog className={styles.page} aria-label={m['search.box.submit']()}>
      <form className={styles.head} role="search" onSubmit={submit}>
        <SearchField />
        <Button kind="text" className={styles.cancel} onClick={onClose}>
          {m['common.cancel']()}
        </Button>
      </form>
    </dialog>
  );
}
