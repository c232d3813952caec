import type { ResponseOf } from '@osteon/contract';
import { Picture } from '../../ui/cover/picture.tsx';
import { ReadingSection } from '../../ui/page/reading.tsx';
import { ScrollRegion } from '../../ui/scroll-region/scroll-region.tsx';
import styles from './document-view.module.css';

type Section = ResponseOf<'getDocument'>['sections'][number];

/** Width of a page's picture: the text column, on narrow screens without the gutters. */
const PAGE_SIZES = '(min-width: 780px) 720px, calc(100vw - 32px)';

/** Page picture, paragraphs, points and table of one section; a wide table scrolls by itself. */
export function DocumentSection({ id, section }: { id: string; section: Section }) {
  const { heading, bullets, table, picture } = section;
  // Pages of a PDF repeat lines, and the text never changes while it is shown.
  const paragraphs = section.paragraphs.map((text, index) => ({ key: index, text }));
  return (
    <ReadingSection id={id} heading={heading}>
      {picture && <Picture picture={picture} sizes={PAGE_SIZES} className={styles.page} />}
      {paragraphs.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {bullets.length > 0 && (
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
      {table && (
        <ScrollRegion className={styles.scroll} label={heading}>
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
        </ScrollRegion>
      )}
    </ReadingSection>
  );
}
