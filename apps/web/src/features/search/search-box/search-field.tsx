import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { m } from '../../../texts/index.ts';
import { SearchInput } from '../../../ui/list-search/search-input.tsx';
import styles from './search-field.module.css';
import { setComposing, setSearchText, useSearchText } from './search-text.ts';

interface SearchFieldProps {
  /** Id of the panel's list while it is open. */
  panel: string | null;
  /** Id of the option chosen by the arrow keys. */
  activeId?: string | undefined;
  inputId?: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  onInput?: () => void;
  children?: ReactNode;
}

/** The input with its clear button. */
export function SearchField({ panel, activeId, inputId, onInput, children, ...events }: SearchFieldProps) {
  const { text, visibleHot } = useSearchText();
  // A field that unmounts no longer reports its input method.
  useEffect(() => () => setComposing(false), []);
  return (
    <div className={styles.field}>
      <SearchInput
        iconSize={18}
        id={inputId}
        type="text"
        name="keyWord"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={panel !== null}
        aria-controls={panel ?? undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        aria-label={m['search.box.label']()}
        placeholder={visibleHot ?? m['search.box.placeholder']()}
        value={text}
        onType={setSearchText}
        // Not called where the text is cleared.
        onInput={onInput}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        {...events}
      />
      {children}
    </div>
  );
}
