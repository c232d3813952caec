import { useId } from 'react';
import type { Home } from '../../entities/home/api/get-home.ts';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { sexText } from '../../texts/library/library-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import area from '../../ui/link-area/link-area.module.css';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './case-list.module.css';

/** Cases with the decision that they put to the reader. */
export function CaseList({ cases }: { cases: Home['cases'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-scene="cases">
      <SectionHeader id={id} title={m['home.cases']()} more="/caseList" />
      <ul className={styles.cases}>
        {cases.map((item) => (
          <li key={item.resourceId} className={area.area} {...cardMark(item, 'row')}>
            <Cover picture={item.picture} sizes="168px" alt="" className={styles.cover} />
            <div>
              <h3>
                <TitleLink to={item.pcLink} of={item} />
              </h3>
              <p className={styles.patient}>
                {item.case &&
                  [sexText(item.case.sex), m['case.age']({ age: item.case.age }), item.case.classification]
                    .filter(Boolean)
                    .join(' · ')}
                <span>{authorText(item.author)}</span>
              </p>
              {item.case && (
                <p className={styles.question}>
                  <b>{m['home.decision']()}</b>
                  {item.case.question}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
