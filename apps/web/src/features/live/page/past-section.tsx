import type { LiveCard } from '@osteon/contract';
import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { PastLives } from './past-lives.tsx';
import styles from './past-section.module.css';

/** Past events below the room of an event; nothing if there are none. */
export function PastSection({ lives }: { lives: readonly LiveCard[] }) {
  const id = useId();
  if (lives.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={m['live.detail.recommended']()}
        more="/historyLiveList"
        moreText={m['route.historyLiveList']()}
      />
      <PastLives lives={lives} />
    </section>
  );
}
