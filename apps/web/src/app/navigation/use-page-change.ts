import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '../../lib/dialogs.ts';
import { useShownItemTitle } from '../../lib/item-title.ts';
import { useLocale } from '../../texts/locale.ts';
import { getTitle } from './page-titles.ts';

/**
 * Sets the document title of each page, with the name of the item that it shows, and moves the focus to `main`, as a
 * heading may be replaced once its data has loaded. Another tab or filter of the same page moves nothing.
 *
 * @returns the text for screen readers: the title of the new page; empty for the first, which the browser announces
 * itself
 */
export function usePageChange(): string {
  const location = useLocation();
  const { pathname } = location;
  const focused = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  const dialogOpen = useDialogs(({ open }) => open.length > 0);
  const title = getTitle(
    location,
    useLocale((state) => state.locale),
  );
  const item = useShownItemTitle();

  useEffect(() => {
    document.title = item === '' ? title : `${item} - ${title}`;
  }, [item, title]);

  useEffect(() => {
    // A dialog with the link to this page returns the focus to its button first, as it closes.
    if (dialogOpen || focused.current === pathname) return;
    focused.current = pathname;
    setAnnounced(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, dialogOpen, title]);

  return announced;
}
