import type { RouteName } from '@osteon/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '../lib/dialogs.ts';
import { titleOf } from './page-titles.ts';

/**
 * Sets the title of each page that is arrived at, and moves the focus to its heading, so that a screen reader says
 * where it is; a new tab or filter of the same page moves nothing.
 */
export function useArrival(route: RouteName | null): void {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const dialogOpen = useDialogs(({ open }) => open.length > 0);

  useEffect(() => {
    document.title = titleOf(route, pathname);
  }, [route, pathname]);

  useEffect(() => {
    // A dialog that led here gives the focus back to its button first, as it closes.
    if (dialogOpen || focused.current === pathname) return;
    focused.current = pathname;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, dialogOpen]);
}
