import { ResourceType } from '@osteon/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useListContentFirstPage } from '../../../entities/content/api/list-content.ts';
import { useListTags } from '../../../entities/content/api/list-tags.ts';
import { m } from '../../../texts/index.ts';
import { sexText } from '../../../texts/library/library-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { getLetter } from '../outcome/letter.ts';
import styles from './case-list-extras.module.css';
import { selectCaseOfWeek } from './case-of-week.ts';

/** Tags in the rail, those with the most resources. */
const HOT_TAGS = 8;

/** Beside the list of cases: the decision of the week, and popular tags. */
export function CaseListRail() {
  const cases = useListContentFirstPage({ resourceType: ResourceType.case, sort: 'hottest' });
  const tags = useListTags()
    .toSorted((a, b) => b.count - a.count)
    .slice(0, HOT_TAGS);
  const [now] = useState(() => Date.now());
  const chosen = selectCaseOfWeek(cases, now);
  return (
    <aside className={styles.rail}>
      {chosen?.case && (
        <section className={styles.week} aria-labelledby="case-of-week">
          <p>{m['case.list.week']()}</p>
          <h2 id="case-of-week">{chosen.case.question}</h2>
          <p>
            {[sexText(chosen.case.sex), m['case.age']({ age: chosen.case.age }), chosen.case.classification]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ol>
            {chosen.case.options.map((option, index) => (
              <li key={index}>
                <span>{getLetter(index)}</span>
                {option}
              </li>
            ))}
          </ol>
          <ButtonLink kind="primary" wide to={`${chosen.pcLink}#decision`}>
            {chosen.case.answered ? m['case.list.goRead']() : m['case.list.goAnswer']()}
          </ButtonLink>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="case-tags">
          <h2 id="case-tags">{m['case.list.hotTags']()}</h2>
          <p className={styles.tags}>
            {tags.map(({ id, name }) => (
              <Link key={id} to={`/tagTerminal?id=${id}`} className="target">
                <Tag>{name}</Tag>
              </Link>
            ))}
          </p>
        </section>
      )}
    </aside>
  );
}
