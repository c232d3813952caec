import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` on Esc within an element, before the viewer around it is closed by the key. */
export function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = ref.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [ref]);
}
