import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog after a navigation by one of its links; such a link replaces the dialog's history entry. */
export function useCloseOnLeave(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
}
