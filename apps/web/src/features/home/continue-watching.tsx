import { formatDuration } from '@osteon/domain';
import { useId } from 'react';
import { m } from '../../texts/index.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { useContinueWatching } from './api/list-continue-watching.ts';
import styles from './home.module.css';
import { WatchedTo } from './watched-to.tsx';

const SHOWN = 3;

/** What the customer began; nothing for a visitor and for who has finished all. */
export function ContinueWatching() {
  const id = useId();
  const begun = useContinueWatching();
  if (!begun || begun.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-scene="continue">
      <SectionHeader id={id} title={m['home.continue']()} more="/personalHome?tab=5" />
      <div className={styles.begun}>
        {begun.slice(0, SHOWN).map((each) => (
          <ListRow
            key={each.card.resourceId}
            to={each.card.pcLink}
            of={each.card}
            picture={each.card.picture}
            meta={<WatchedTo of={each} />}
            duration={each.card.durationSeconds === null ? undefined : formatDuration(each.card.durationSeconds)}
            watched={each.card.watched}
          />
        ))}
      </div>
    </section>
  );
}
