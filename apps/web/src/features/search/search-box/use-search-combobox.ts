import { useDebouncedValue } from '@mantine/hooks';
import { cutSearchText, SUGGEST_WAIT_MS } from '@osteon/domain';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCheckAiSearchAuthority } from '../../../entities/ai/api/check-ai-search-authority.ts';
import { useListHotSearches } from '../../../entities/search/api/list-hot-searches.ts';
import { useListJumpWords } from '../../../entities/search/api/list-jump-words.ts';
import { useListRelatedSearchWords } from '../../../entities/search/api/list-related-search-words.ts';
import { useSearchHistory } from './search-history.ts';
import { useSearchText } from './search-text.ts';
import { itemsForEmptyInput, itemsForInput, type SuggestionItem, suggestionItemId } from './suggestion-items.ts';
import { useSubmitSearch } from './use-submit-search.ts';

/** The state and handlers of `useSearchCombobox`. */
export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/** Combobox of the search field: its options, the option chosen by the arrow keys, and its key handling. */
export function useSearchCombobox({
  from,
  open,
  onDone,
}: {
  from: 'header' | 'page';
  open: boolean;
  onDone: () => void;
}) {
  const id = useId();
  /** The panel's, while it is shown. */
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const { text, composing } = useSearchText();
  // The field updates first; the options may follow later.
  const written = cutSearchText(text);
  const typed = useDeferredValue(written);
  const debounced = useDebouncedText(typed, composing);
  const past = useSearchHistory((state) => state.past);
  const hot = useListHotSearches();
  const jumpWords = useListJumpWords(open);
  const suggestions = useDeferredValue(useListRelatedSearchWords(open ? debounced : ''));
  const hasAiSearch = useCheckAiSearchAuthority() === true;
  const choices =
    typed === ''
      ? itemsForEmptyInput(past, hot, jumpWords)
      : itemsForInput(typed, debounced ? suggestions : undefined, hasAiSearch);
  // Other options reset the choice.
  const lines = `${open} ${typed}`;
  const [chosen, setChosen] = useState({ lines, index: -1 });
  if (chosen.lines !== lines) setChosen({ lines, index: -1 });
  const active = Math.min(chosen.index, choices.length - 1);
  const search = useSubmitSearch(from);
  const navigate = useNavigate();

  const choose = (choice: SuggestionItem) => {
    if ('pcLink' in choice) void navigate(choice.pcLink, { replace: from === 'page' });
    else search(choice.text);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choice = open && typed === written ? choices[active] : undefined;
    if (choice) choose(choice);
    else if (search()) onDone();
  };
  const activate = (index: number) => setChosen({ lines, index });
  const shown = open && choices.length > 0;
  /** ARIA ids of the field: the list while it is open, and the active option. */
  const field = { panel: shown ? id : null, activeId: shown && active >= 0 ? suggestionItemId(id, active) : undefined };
  const pinyin = suggestions?.pinyin ?? false;
  return { id, field, shown, typed, choices, active, activate, keys, pinyin, choose, submit };
}

/** The debounced text, never one that an input method is still composing. */
function useDebouncedText(typed: string, composing: boolean): string {
  const [stable, setStable] = useState(typed);
  if (!composing && stable !== typed) setStable(typed);
  const [debounced] = useDebouncedValue(stable, SUGGEST_WAIT_MS);
  return typed === '' ? '' : debounced;
}
