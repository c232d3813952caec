import { useEffect, useState } from 'react';

const getSection = (id = '') => document.getElementById(id);

/**
 * The id of the current one of a page's sections: the first that is visible below the sticky part at the top.
 *
 * @param ids in the order of the page, joined by blanks
 * @param top height of the sticky part, in px
 */
export function useCurrentSection(ids: string, top: number): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const order = ids.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        // Above the first one none is visible.
        const isBefore = (getSection(order[0])?.getBoundingClientRect().top ?? 0) > top;
        const first = order.find((id) => seen.has(id)) ?? (isBefore ? order[0] : undefined);
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: `-${top}px 0px -50% 0px` },
    );
    for (const id of order) {
      const section = getSection(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, top]);
  return current === '' ? (ids.split(' ')[0] ?? '') : current;
}
