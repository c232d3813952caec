import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AgendaSkeleton, ChatSkeleton, TabsSkeleton } from '../details/room-skeletons.tsx';
import styles from './live-view.module.css';

/** Skeleton of the page of an event, in its layout (rules/room#page). */
export function LiveSkeleton() {
  const isPhone = useBreakpoint() === 'phone';
  return (
    <div className={`night ${styles.room}`} data-phone-bar={isPhone || undefined}>
      <div className={styles.columns}>
        <div className={styles.first} data-chat={isPhone || undefined}>
          <div className={styles.stage} aria-hidden="true">
            <div className={styles.screen} />
            <div className={styles.titleSkeleton}>
              <Skeleton width="62%" height={22} />
              <Skeleton width="40%" />
            </div>
          </div>
          {isPhone && <TabsSkeleton />}
          <div className={styles.chat}>
            <ChatSkeleton />
          </div>
        </div>
        {!isPhone && (
          <div className={styles.rest}>
            <TabsSkeleton />
            <AgendaSkeleton />
          </div>
        )}
      </div>
    </div>
  );
}
