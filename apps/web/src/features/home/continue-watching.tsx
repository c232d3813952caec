import { STORAGE_KEYS } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listContinueWatchingQuery } from '../../entities/home/api/list-continue-watching.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { useReservedSpace } from '../../lib/session/use-reserved-space.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { RowSkeleton } from '../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { Loading } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { ContinueWatchingList } from './continue-watching-list.tsx';
import styles from './home.module.css';

const SHOWN = 3;

/** Videos that the customer started; nothing for a visitor, or where all are finished. */
export function ContinueWatching() {
  const id = useId();
  const { data, error, refetch } = useQuery(listContinueWatchingQuery(useCustomerId()));
  const started = data?.slice(0, SHOWN);
  const room = useReservedSpace(STORAGE_KEYS.continueWatchingRoom, started?.length);
  if (room === 0 && !started?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-scene="continue">
      <SectionHeader id={id} title={m['home.continue']()} more="/personalHome?tab=5" />
      {started && <ContinueWatchingList started={started} />}
      {!started && !error && <StartedSkeletons count={room} />}
      {!started && error && <ErrorState {...errorText(error)} onRetry={() => void refetch()} />}
    </section>
  );
}

function StartedSkeletons({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.started}>
        {Array.from({ length: count }, (_, index) => (
          <RowSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
}
