import { type ReactNode, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close, search } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './search-field.module.css';
import { setSearchText, useSearchText } from './search-text.ts';

/** The field itself: its text, and the button that empties it. */
export function SearchField({ children }: { children?: ReactNode }) {
  const text = useSearchText((state) => state.text);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearchText('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon of={search} size={18} />
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={m['search.box.label']()}
        placeholder={m['search.box.placeholder']()}
        value={text}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      {text !== '' && <IconButton size="sm" icon={close} label={m['search.box.clear']()} onClick={clear} />}
      {children}
    </div>
  );
}
