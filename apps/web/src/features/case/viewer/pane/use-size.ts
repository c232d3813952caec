import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Point } from '../geometry/point.ts';

/** The size of an element in CSS pixels; 0 × 0 before it is laid out. */
export function useSize(ref: RefObject<HTMLElement | null>): Point {
  const [size, setSize] = useState<Point>([0, 0]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize([element.clientWidth, element.clientHeight]);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
