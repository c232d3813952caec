import { useEffect, useState } from 'react';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import styles from './personal-navigation.module.css';

/** A section of the page: its anchor and its title. */
export interface PageSection {
  readonly id: string;
  readonly title: () => string;
}

/** The current section: the first visible one below the header. */
function useCurrent(entries: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = entries.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-96px 0px -50% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}

/** Links to the sections of the page, beside it; on a phone in one line above it. */
export function PersonalNavigation({ entries }: { entries: readonly PageSection[] }) {
  const current = useCurrent(entries);
  return (
    <nav className={styles.contents} aria-label={m['info.contents']()}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} lang={getLang(title())}>
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
