import { useLayoutEffect, useRef } from 'react';

/** Id of the header's menu button. */
export const MENU_BUTTON_ID = 'menu-button';

/**
 * Gives the focus to the header's menu button, or to the page where a phone has none, when the navigation that holds
 * it goes, as on a narrower window; it would fall back to the top of the document otherwise.
 */
export function useFocusHandover() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const navigation = ref.current;
    return () => {
      if (!navigation?.contains(document.activeElement)) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      document.getElementById(MENU_BUTTON_ID)?.focus();
    };
  }, []);
  return ref;
}
