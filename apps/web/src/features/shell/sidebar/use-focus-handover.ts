import { useLayoutEffect, useRef } from 'react';

/** Id of the header's menu button. */
export const MENU_BUTTON_ID = 'menu-button';

/**
 * Gives the focus to the header's menu button, or to the page where a phone has none, when the navigation that holds
 * it, itself or in a menu that is open from it, goes, as on a narrower window; it would fall back to the top of the
 * document otherwise.
 */
export function useFocusHandover<Navigation extends HTMLElement>() {
  const ref = useRef<Navigation>(null);
  useLayoutEffect(() => {
    const navigation = ref.current;
    return () => {
      if (!navigation || !holdsFocus(navigation)) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      document.getElementById(MENU_BUTTON_ID)?.focus();
    };
  }, []);
  return ref;
}

/** An open menu stands elsewhere in the document, so that nothing cuts it. */
function holdsFocus(navigation: HTMLElement): boolean {
  const focused = document.activeElement;
  if (navigation.contains(focused)) return true;
  const menu = focused?.closest('[role="menu"]');
  return menu != null && navigation.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) !== null;
}
