import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element on mount: the element that had the focus was removed with the previous step. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const first = useRef<Element>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
