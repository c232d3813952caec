import { useEffect, useState } from 'react';
import { m } from '../../texts/index.ts';
import { Details } from '../../ui/details/details.tsx';
import styles from './agreement.module.css';
import { getAnchor, splitHeading } from './agreement-sections.ts';

/** The current section: the first visible one below the header. */
function useCurrentSection(count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number(target.id.slice(getAnchor(0).length - 1)) - 1;
          if (isIntersecting) seen.add(index);
          else seen.delete(index);
        }
        if (seen.size > 0) setCurrent(Math.min(...seen));
      },
      { rootMargin: '-84px 0px -50% 0px' },
    );
    for (let index = 0; index < count; index++) {
      const section = document.getElementById(getAnchor(index));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [count]);
  return current;
}

/** The table of contents beside the text; marks the current section. */
export function AgreementOutline({ headings }: { headings: readonly string[] }) {
  const current = useCurrentSection(headings.length);
  return (
    <nav className={styles.outline} aria-label={m['agreement.outline']()}>
      <h2>{m['agreement.outline']()}</h2>
      <ol>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${getAnchor(index)}`} aria-current={index === current ? 'true' : undefined}>
              {splitHeading(heading).title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The table of contents, collapsed above the text on narrow windows. */
export function AgreementContents({ headings }: { headings: readonly string[] }) {
  return (
    <Details
      className={styles.contents}
      summary={
        <>
          {m['agreement.outline']()}
          <small>{m['agreement.sectionCount']({ count: headings.length })}</small>
        </>
      }
    >
      <ol>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${getAnchor(index)}`}>{splitHeading(heading).title}</a>
          </li>
        ))}
      </ol>
    </Details>
  );
}
