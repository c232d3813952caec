import { formatDuration } from '@osteon/domain';
import { useId } from 'react';
import { m } from '../../texts/index.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { useContinueWatching } from './api/list-continue-watching.ts';
import styles from './home.module.css';

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
        {begun.slice(0, SHOWN).map(({ card, positionSeconds, chapterTitle }) => (
          <ListRow
            key={card.resourceId}
            to={card.pcLink}
            of={card}
            picture={card.picture}
            meta={m['home.continueAt']({ chapter: chapterTitle, time: formatDuration(positionSeconds) })}
            duration={card.durationSeconds === null ? undefined : formatDuration(card.durationSeconds)}
            watched={card.watched}
          />
        ))}
      </div>
    </section>
  );
}
