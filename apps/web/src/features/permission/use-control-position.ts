import { useLayoutEffect, useState } from 'react';

/** The position of a box in the window, in px. */
export interface ControlPosition {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a control in the window, also after the page has scrolled or changed; null while it is not visible,
 * for example after another width of the window has removed it.
 */
export function useControlPosition(control: HTMLElement | null): ControlPosition | null {
  const [position, setPosition] = useState(() => measure(control));
  useLayoutEffect(() => {
    if (control === null) return;
    const update = () => setPosition(measure(control));
    const observer = new ResizeObserver(update);
    observer.observe(control);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [control]);
  return position;
}

function measure(control: HTMLElement | null): ControlPosition | null {
  const box = control?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  const { left, top, width, height } = box;
  return { left, top, width, height };
}
