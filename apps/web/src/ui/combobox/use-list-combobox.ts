import { useCombobox } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import '../../lib/composition-order.ts';
import { getTargetIndex, isListKey } from './target-index.ts';
import { addTyped, findByStart, NOTHING_TYPED } from './typeahead.ts';

interface ListComboboxOptions {
  isOpen: boolean;
  /** The names of the options, by which a control without text finds them. */
  options: readonly string[];
  onClose: () => void;
  /** Absent where keys do not open the list. */
  onOpen?: () => void;
  /** The text of the control; undefined for one that has none and only selects. */
  typed?: string;
  /** True if the first option is active as soon as the list opens. */
  isFirstActive?: boolean;
}

/**
 * The keys and ARIA attributes of a control with a list, by Mantine's store (rules/shell#lists-of-fields). The focus
 * stays in the control, and a key that chooses an option clicks on it.
 */
export function useListCombobox({
  isOpen,
  options,
  onClose,
  onOpen,
  typed,
  isFirstActive = false,
}: ListComboboxOptions) {
  const listId = useId();
  const store = useCombobox({ opened: isOpen, onOpenedChange: (opened) => (opened ? onOpen?.() : onClose()) });
  const { setListId, selectOption, resetSelectedOption } = store;
  const search = useRef(NOTHING_TYPED);
  const isSelect = typed === undefined;
  // With another text or other options, another option is active; a control without text keeps its own.
  const names = options.join('\n');
  const lines = isSelect ? '' : `${isOpen}\n${typed}\n${names}`;
  const [chosen, setChosen] = useState({ lines, index: -1 });
  const first = isSelect || isFirstActive ? 0 : -1;
  if (chosen.lines !== lines) setChosen({ lines, index: -1 });
  const active = Math.max(first, chosen.index);

  useLayoutEffect(() => setListId(listId), [setListId, listId]);
  // The list may show other options with the same active index.
  useLayoutEffect(() => {
    if (isOpen && active >= 0 && names !== '') selectOption(active);
    else resetSelectedOption();
  }, [isOpen, active, names, selectOption, resetSelectedOption]);

  const activate = (index: number) => {
    selectOption(index);
    // Behind the last option it is the first, and before that the last.
    setChosen({ lines, index: store.getSelectedOptionIndex() });
  };
  const goTo = (index: number) => () => {
    store.openDropdown();
    activate(index);
  };

  /** The action of a key; null if the key is not the list's. */
  const getAction = ({ key, nativeEvent }: KeyboardEvent): (() => void) | null => {
    if (!isListKey(nativeEvent)) return null;
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) return onOpen ? () => store.openDropdown() : null;
    if (!isOpen && !isSelect) return null;
    // The store knows of a key that was pressed before this rendering.
    const current = isOpen ? store.getSelectedOptionIndex() : chosen.index;
    const text = isSelect ? addTyped(search.current, key, nativeEvent.timeStamp) : null;
    if (text) {
      search.current = text;
      const found = findByStart(options, text.text, current);
      return found < 0 ? () => store.openDropdown() : goTo(found);
    }
    const target = getTargetIndex(nativeEvent, Math.max(first, current), options.length);
    if (target !== undefined) return goTo(target);
    if (key === 'Escape') return isOpen ? () => store.closeDropdown() : null;
    const isChosen = key === 'Enter' || key === (isSelect ? ' ' : 'Tab');
    if (!isChosen || (isOpen && current < 0)) return null;
    return () => (isOpen ? store.clickSelectedOption() : store.openDropdown());
  };

  return {
    activate,
    /** Attributes of the control, which has the focus. */
    control: {
      'aria-haspopup': 'listbox',
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      // A dialog around it closes on Esc as well, so an open list stops that key.
      'data-mantine-stop-propagation': isOpen || undefined,
    } as const,
    /** Returns true if the key was one of the list's. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const action = getAction(event);
      if (!action) return false;
      event.preventDefault();
      action();
      return true;
    },
    list: {
      id: listId,
      role: 'listbox',
      tabIndex: -1,
      // Pressing the mouse keeps the focus in the control, as leaving it closes the list.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    /** The properties of a `ListOption`; in a list with several choices, those are selected instead. */
    getOption: (index: number) => ({ id: `${listId}-${index}`, isSelected: isOpen && index === active }),
  };
}
