import { useImperativeHandle } from 'react';
import '../../../lib/composition-order.ts';
import { getTargetIndex } from '../../../ui/combobox/target-index.ts';
import type { SearchCombobox } from './use-search-combobox.ts';

/**
 * The keys of the search field that move in the panel (rules/shell#lists-of-fields). They are loaded with the panel, not
 * with each page.
 */
export function usePanelKeys({ keys, choices, active, activate }: SearchCombobox): void {
  useImperativeHandle(keys, () => (event) => {
    const target = getTargetIndex(event.nativeEvent, active, choices.length);
    if (target === undefined) return;
    event.preventDefault();
    // Position 0 is the field itself, whose text can be searched for as well.
    const positionCount = choices.length + 1;
    activate(((target + 1 + positionCount) % positionCount) - 1);
  });
}
