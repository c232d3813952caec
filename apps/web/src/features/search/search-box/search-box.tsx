import { BASE_PATH, ROUTE_FRAMES, SEARCH_BLUR_MS } from '@osteon/domain';
import { type KeyboardEvent, lazy, useEffect, useRef, useState } from 'react';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { closeDialog, openDialog, useDialogs } from '../../../lib/dialogs.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { reloadSearchHistory } from './search-history.ts';
import { useHotPlaceholder } from './use-hot-placeholder.ts';
import { usePageSearchText } from './use-page-search-text.ts';
import { useSearchCombobox } from './use-search-combobox.ts';
import { HEADER_FIELD_ID, useSearchKeys } from './use-search-keys.ts';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

/** The search box of the header, from 500 px up (rules/search#search-box). */
export function SearchBox() {
  usePageSearchText();
  useHotPlaceholder();
  useSearchKeys();
  const [open, setOpen] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(blurTimer.current);
    setOpen(false);
  };
  const show = () => {
    clearTimeout(blurTimer.current);
    if (!open) reloadSearchHistory();
    setOpen(true);
  };
  const panel = useSearchCombobox({ from: 'header', open, onDone: close });
  useMoveOnResize(open, close);
  useTypingAttribute(open);
  useEffect(() => () => clearTimeout(blurTimer.current), []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else {
      if (/^Arrow(Down|Up)$/.test(event.key) && !open) show();
      panel.keys.current?.(event);
    }
  };
  return (
    // The action is for the prerendered shell, before the portal runs.
    <form
      className={styles.box}
      role="search"
      action={BASE_PATH + ROUTE_FRAMES.searchList.path}
      onSubmit={panel.submit}
    >
      <SearchField
        {...panel.field}
        inputId={HEADER_FIELD_ID}
        onKeyDown={onKeyDown}
        onFocus={show}
        onInput={show}
        onBlur={() => {
          blurTimer.current = setTimeout(close, SEARCH_BLUR_MS);
        }}
      >
        <button type="submit" className={styles.submit}>
          {m['search.box.submit']()}
        </button>
      </SearchField>
      {panel.shown && (
        <LazyBoundary>
          {/* A click beside the options must not move the focus out of the field, which would close the panel. */}
          <div role="presentation" className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
            <SearchPanel panel={panel} />
          </div>
        </LazyBoundary>
      )}
    </form>
  );
}

/**
 * Marks the page while the panel is open: long pages then skip rendering what is off screen, so that typing stays fast.
 */
function useTypingAttribute(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    document.body.dataset['typing'] = '';
    return () => {
      delete document.body.dataset['typing'];
    };
  }, [open]);
}

/** Below 500 px the search is a separate page: an open panel switches between the two on resize. */
function useMoveOnResize(open: boolean, close: () => void): void {
  const phone = useBreakpoint() === 'phone';
  const wasPhone = useRef(phone);
  useEffect(() => {
    if (wasPhone.current === phone) return;
    wasPhone.current = phone;
    if (phone && open) {
      close();
      openDialog('search');
    }
    // It may be open, but not be loaded yet.
    if (!phone && useDialogs.getState().open.some(({ name }) => name === 'search')) {
      closeDialog('search');
      // The dialog must restore the focus first.
      setTimeout(() => document.getElementById(HEADER_FIELD_ID)?.focus());
    }
  });
}
