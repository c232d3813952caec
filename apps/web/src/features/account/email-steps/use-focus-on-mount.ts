import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus where a step begins: what had it went with the step before. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const first = useRef<Element>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
