import type { LiveCard } from '@osteon/contract';
import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { PastLiveEvents } from './past-live-events.tsx';
import styles from './past-section.module.css';

/** Past events below the room of an event; nothing if there are none. */
export function PastSection({ liveEvents }: { liveEvents: readonly LiveCard[] }) {
  const id = useId();
  if (liveEvents.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={m['live.detail.recommended']()}
        more="/historyLiveList"
        moreText={m['route.historyLiveList']()}
      />
      <PastLiveEvents liveEvents={liveEvents} />
    </section>
  );
}
