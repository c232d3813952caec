import type { RouteName } from '@osteon/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '../../lib/dialogs.ts';
import { useLocale } from '../../texts/locale.ts';
import { titleOf } from './page-titles.ts';

/**
 * Sets the title of each page that is arrived at, and moves the focus to its start: to `main`, as a heading may yet
 * give way to the loaded one. A new tab or filter of the same page moves nothing.
 *
 * @returns what a screen reader is to be told: the title of the page arrived at, empty for the first, which the
 * browser names itself
 */
export function usePageChange(route: RouteName | null): string {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  const dialogOpen = useDialogs(({ open }) => open.length > 0);
  const title = titleOf(
    route,
    pathname,
    useLocale((state) => state.locale),
  );

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // A dialog that led here gives the focus back to its button first, as it closes.
    if (dialogOpen || focused.current === pathname) return;
    focused.current = pathname;
    setAnnounced(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, dialogOpen, title]);

  return announced;
}
