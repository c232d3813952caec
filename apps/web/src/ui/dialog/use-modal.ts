import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeOnBack } from './close-on-back.ts';

/**
 * Opens a `<dialog>` as a modal for as long as it is on the page: the browser then keeps the focus inside, makes the
 * rest inert, closes on Esc, and gives the focus back. The back button closes it too, and so does a new address: its
 * links replace the history entry that stands for it.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => closeOnBack(() => close()), []);

  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);

  return {
    ref,
    // The browser's close event is late: the dialog may have been opened again since.
    onClose: () => {
      if (ref.current?.open === false) onClose();
    },
    onClick: (event: MouseEvent) => {
      // Only a click on the backdrop has the dialog itself as target: its content covers the rest.
      if (event.target === event.currentTarget) onClose();
    },
  };
}
