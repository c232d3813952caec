import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** The distance below the window within which content is rendered, as a share of the window's height. */
const NEAR = '0px 0px 75%';

/** The time in ms after which it is rendered anyway, for a search in the page. */
const MAX_WAIT_MS = 10_000;

/** Content that was rendered once is rendered at once when its page is returned to, for its scroll position. */
const rendered = new Set<string>();

/**
 * Content at the end of a long page, which is rendered once the window comes near it: the page responds to touches
 * earlier.
 *
 * @param name names the content among all of the portal
 */
export function WhenNear({ name, children }: { name: string; children: ReactNode }) {
  const [isNear, setNear] = useState(rendered.has(name));
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !start.current) return;
    const show = () => {
      rendered.add(name);
      startTransition(() => setNear(true));
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: NEAR });
    observer.observe(start.current);
    const timer = setTimeout(show, MAX_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear, name]);
  return isNear ? children : <div ref={start} />;
}
