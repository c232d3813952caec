import { useEffect, useLayoutEffect, useState } from 'react';
import { setSearchText } from '../../features/search/search-box/search-text.ts';

/**
 * Hydrates the page: replaces the prerendered shell in the task of the portal's first commit, so that nothing is
 * painted between them. The focus stays, and the text that was typed into the search field. Rendered as the last, so
 * that its effects run last.
 */
export function Hydrate() {
  const [frame] = useState(() => document.getElementById('first-frame'));
  const [field] = useState(() => frame?.querySelector('input'));
  const preserveTypedText = () => {
    if (field && field.value !== field.defaultValue) setSearchText(field.value);
  };
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isInside = frame?.contains(focused);
    const same = focused?.id ? `#${focused.id}` : `[href="${focused?.getAttribute('href')}"]`;
    preserveTypedText();
    frame?.remove();
    if (isInside) document.querySelector<HTMLElement>(`#root ${same}`)?.focus();
  });
  // The results page has set the text of its address meanwhile.
  useEffect(preserveTypedText);
  return null;
}
