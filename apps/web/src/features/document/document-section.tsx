import type { ResponseOf } from '@osteon/contract';
import { ReadingSection } from '../../ui/page/reading.tsx';
import styles from './document-view.module.css';

type Section = ResponseOf<'getDocument'>['sections'][number];

/** Paragraphs, points and table of one section; a wide table scrolls by itself. */
export function DocumentSection({ id, section }: { id: string; section: Section }) {
  const { heading, paragraphs, bullets, table } = section;
  return (
    <ReadingSection id={id} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {bullets.length > 0 && (
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
      {table && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={heading}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, column) => (
                    <td key={table.head[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ReadingSection>
  );
}
