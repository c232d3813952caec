import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { SearchField } from '../search-box/search-field.tsx';
import { SearchPanel } from '../search-box/search-panel.tsx';
import { setSearchText } from '../search-box/search-text.ts';
import { useSearchCombobox } from '../search-box/use-search-combobox.ts';
import styles from './search-page.module.css';

/** The search page of phones (rules/search#phones). */
export function Component({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  // Navigation closes it.
  const panel = useSearchCombobox({ from: 'page', open: true, onDone: () => {} });
  return (
    <dialog {...modal} data-dialog className={styles.page} aria-label={m['search.box.submit']()}>
      <form className={styles.head} role="search" onSubmit={panel.submit}>
        <SearchField {...panel.field} onKeyDown={(event) => panel.keys.current?.(event)} />
        <Button kind="text" className={styles.cancel} onClick={onClose}>
          {m['common.cancel']()}
        </Button>
      </form>
      {panel.shown && (
        <div className={styles.body}>
          <SearchPanel panel={panel} onFill={setSearchText} />
        </div>
      )}
    </dialog>
  );
}
