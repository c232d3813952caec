import { useId } from 'react';
import type { Home } from '../../entities/home/api/get-home.ts';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { audienceText } from '../../texts/audience-text.ts';
import { m } from '../../texts/index.ts';
import area from '../../ui/link-area/link-area.module.css';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './hottest.module.css';

const LEADERS = 3;

/** The most viewed contents, numbered. */
export function Hottest({ items }: { items: Home['hottest'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-scene="hottest">
      <SectionHeader id={id} title={m['route.hotContent']()} more="/hotContent" />
      <ol className={styles.ranking}>
        {items.map((item, index) => (
          <li key={item.resourceId} className={area.area} {...cardMark(item, 'rank')}>
            <b className="num" data-leads={index < LEADERS}>
              {index + 1}
            </b>
            <div>
              <h3>
                <TitleLink to={item.pcLink} of={item} />
              </h3>
              <p className="num">{audienceText(item)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
