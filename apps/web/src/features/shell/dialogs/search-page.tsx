import { type FormEvent, useId } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { choiceId } from '../search/panel-choices.ts';
import { SearchField } from '../search/search-field.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { setSearchText } from '../search/search-text.ts';
import { usePanel } from '../search/use-panel.ts';
import styles from './search-page.module.css';
import { useModal } from './use-modal.ts';

/** The search on a phone: a page of its own. `fromPush` marks its way to the results (seed 000 §2). */
export function Component({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const list = useId();
  // The new address closes it.
  const panel = usePanel({ from: 'page', open: true, onDone: () => {} });
  const shown = panel.choices.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    panel.submit();
  };
  return (
    <dialog {...modal} data-dialog data-search-page className={styles.page} aria-label={m['search.box.submit']()}>
      <form className={styles.head} role="search" onSubmit={submit}>
        <SearchField
          panel={shown ? list : null}
          activeId={shown && panel.active >= 0 ? choiceId(list, panel.active) : undefined}
          onKeyDown={panel.onKeyDown}
        />
        <Button kind="text" className={styles.cancel} onClick={onClose}>
          {m['common.cancel']()}
        </Button>
      </form>
      {shown && (
        <div className={styles.body}>
          <SearchPanel
            id={list}
            typed={panel.typed}
            choices={panel.choices}
            active={panel.active}
            pinyin={panel.pinyin}
            onChoose={panel.choose}
            onFill={setSearchText}
          />
        </div>
      )}
    </dialog>
  );
}
