import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/**
 * Opens a `<dialog>` as a modal while it is mounted: the browser keeps the focus inside, makes the rest inert, closes
 * it on Esc and returns the focus. The back button and a navigation close it too: its links replace its history entry.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => closeOnBack(() => close()), []);

  useCloseOnLeave(onClose);

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
