import type { ResponseOf } from '@osteon/contract';
import { useId } from 'react';
import { m } from '../../../../texts/index.ts';
import { LiveFigures } from '../figures/live-figures.tsx';
import { ManagerAgenda } from './manager-agenda.tsx';
import styles from './manager-stage.module.css';
import { StreamHealth } from './stream-health.tsx';

/**
 * The content around the stage in the manager mode: streams, agenda, figures (rules/room-moderation#manager-mode). The
 * buttons of the streams are the first, as a pause is urgent.
 */
export function ManagerStage({ detail }: { detail: ResponseOf<'getActivityDetail'> }) {
  const { meetingActivity: live, statistics } = detail;
  const headingId = useId();
  return (
    <>
      <div className={styles.below}>
        <StreamHealth live={live} onlineNum={statistics.onlineNum} />
      </div>
      <section className={styles.agenda} aria-labelledby={headingId}>
        <h2 id={headingId}>{m['live.detail.tabSchedule']()}</h2>
        <ManagerAgenda live={live} />
      </section>
      <div className={styles.below}>
        <LiveFigures live={live} />
      </div>
    </>
  );
}
