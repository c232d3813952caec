import { useLayoutEffect, useRef } from 'react';

/** Id of the header's menu button. */
export const MENU_BUTTON_ID = 'menu-button';

/**
 * When the navigation unmounts with the focus in it or in a menu opened from it, as on a narrower window, moves the
 * focus to the header's menu button, or to the page where phones have none. Otherwise the focus would be lost.
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

/** An open menu is rendered in a portal, so that nothing clips it. */
function holdsFocus(navigation: HTMLElement): boolean {
  const focused = document.activeElement;
  if (navigation.contains(focused)) return true;
  const menu = focused?.closest('[role="menu"]');
  return menu != null && navigation.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) !== null;
}
