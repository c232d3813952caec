import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog once one of its links has led elsewhere; such a link replaces the history entry that stands for the dialog. */
export function useCloseOnLeave(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
}
