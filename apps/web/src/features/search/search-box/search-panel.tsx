import clsx from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { trash } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clearSearchHistory } from './search-history.ts';
import { SearchKeyHints } from './search-key-hints.tsx';
import styles from './search-panel.module.css';
import { useSearchText } from './search-text.ts';
import { type SuggestionItem, suggestionItemId } from './suggestion-items.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import type { SearchCombobox } from './use-search-combobox.ts';

interface SearchPanelProps {
  panel: SearchCombobox;
  /** Fills the field without searching; on phones only. */
  onFill?: (text: string) => void;
}

/** The panel of the search field: history, hot searches and jump words, or suggestions for the typed text. */
export function SearchPanel({ panel, onFill }: SearchPanelProps) {
  const { id, typed, choices, active, pinyin, choose } = panel;
  usePanelKeys(panel);
  const lines = (...kinds: readonly SuggestionItem['kind'][]) =>
    choices.flatMap((choice, index) =>
      kinds.includes(choice.kind) ? (
        <SuggestionOption
          key={`${choice.kind} ${choice.text} ${index}`}
          id={suggestionItemId(id, index)}
          choice={choice}
          chosen={index === active}
          onChoose={() => choose(choice)}
          onFill={onFill}
        />
      ) : (
        []
      ),
    );
  const chosen = choices[active];
  // The text that an empty field searches for.
  const shownHot = useSearchText((state) => state.visibleHot);
  return (
    <>
      <div className={styles.lists} id={id} role="listbox" aria-label={m['search.suggest.label']()}>
        <Group name={m['search.history.title']()} className={styles.past} lines={lines('past')} />
        <Group
          name={m['search.hot.title']()}
          note={m['search.hot.top']()}
          className={styles.hot}
          lines={lines('hot')}
        />
        <Group name={m['search.jump.title']()} className={styles.jumpWords} lines={lines('jumpWord')} />
        {pinyin && typed !== '' && (
          <p className={styles.note} role="presentation">
            {m['search.suggest.pinyin']()}
          </p>
        )}
        {choices[0]?.kind === 'written' && (
          <p className={styles.note} role="presentation">
            {m['search.suggest.none']()}
          </p>
        )}
        {lines('word', 'written')}
        <Group name={m['search.jump.title']()} className={styles.jumps} lines={lines('jump')} />
        {lines('ai')}
      </div>
      {choices.some(({ kind }) => kind === 'past') && (
        <button type="button" className={styles.forget} onClick={clearSearchHistory}>
          <Icon of={trash} size={16} />
          {m['search.history.clear']()}
        </button>
      )}
      <SearchKeyHints keyword={chosen && !('pcLink' in chosen) ? chosen.text : typed || (shownHot ?? '')} />
    </>
  );
}

function Group({
  name,
  note,
  className,
  lines,
}: {
  name: string;
  note?: string;
  className: string | undefined;
  lines: readonly ReactNode[];
}) {
  if (lines.length === 0) return null;
  return (
    // No fieldset, which is no child of a list box.
    <div role="group" aria-label={name} className={clsx(styles.group, className)}>
      <p className={styles.head} aria-hidden="true">
        {name}
        {note && <small>{note}</small>}
      </p>
      <div className={styles.lines} role="presentation">
        {lines}
      </div>
    </div>
  );
}
