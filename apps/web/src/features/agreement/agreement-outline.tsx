import { useCurrentSection } from '../../lib/use-current-section.ts';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { Details } from '../../ui/details/details.tsx';
import styles from './agreement.module.css';
import { getAnchor, splitHeading } from './agreement-sections.ts';

/** Height of the sticky header of the page, in px. */
const TOP_PX = 84;

/** The table of contents beside the text; marks the current section. */
export function AgreementOutline({ headings }: { headings: readonly string[] }) {
  const current = useCurrentSection(headings.map((_, index) => getAnchor(index)).join(' '), TOP_PX);
  return (
    <nav className={styles.outline} aria-label={m['agreement.outline']()}>
      <h2>{m['agreement.outline']()}</h2>
      <ol>
        {headings.map((heading, index) => (
          <li key={heading} lang={getLang(heading)}>
            <a href={`#${getAnchor(index)}`} aria-current={getAnchor(index) === current ? 'true' : undefined}>
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
          <li key={heading} lang={getLang(heading)}>
            <a href={`#${getAnchor(index)}`}>{splitHeading(heading).title}</a>
          </li>
        ))}
      </ol>
    </Details>
  );
}
