import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close, search } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  // A field that unmounts no longer reports its input method.
  useEffect(() => () => setComposing(false), []);
  const clear = () => {
    setSearchText('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon of={search} size={18} />
      <input
        ref={input}
        id={inputId}
        type="text"
        name="keyWord"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={panel !== null}
        aria-controls={panel ?? undefined}
        aria-activedescendant={activeId}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={m['search.box.label']()}
        placeholder={visibleHot ?? m['search.box.placeholder']()}
        value={text}
        onChange={(event) => {
          setSearchText(event.currentTarget.value);
          onInput?.();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        {...events}
      />
      {text !== '' && <IconButton size="sm" icon={close} label={m['search.box.clear']()} onClick={clear} />}
      {children}
    </div>
  );
}
