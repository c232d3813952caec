import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end of a log counts as there, in px. */
const NEAR_PX = 40;

/** How near its begin older lines are wanted, in px. */
const TOP_PX = 120;

interface LogScroll {
  readonly box: RefObject<HTMLElement | null>;
  /** Whether the reader is at the end, and stays there when more is said. */
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly goToEnd: () => void;
}

/**
 * Keeps a log at its end as long as its reader is there, and in its place where lines are added before it. `first` and `last`
 * name its lines; `onTop` is called near its begin.
 */
export function useLogScroll(first: number, last: number, onTop: () => void): LogScroll {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ first, last, height: 0 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isAtEnd) element.scrollTop = element.scrollHeight;
    else if (first !== before.current.first) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { first, last, height: element.scrollHeight };
  }, [first, last, isAtEnd]);

  // A keyboard that opens makes it lower.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  return {
    box,
    isAtEnd,
    onScroll: () => {
      const element = box.current;
      // One that is hidden has no place.
      if (!element || element.clientHeight === 0) return;
      setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
      if (element.scrollTop < TOP_PX) onTop();
    },
    goToEnd: () => {
      setAtEnd(true);
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
  };
}
