import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './room-skeletons.module.css';

const TABS = ['1', '2', '3', '4'] as const;
const LINES = ['72%', '48%', '84%', '56%', '76%', '40%'] as const;

/** Skeleton of the tab row. */
export const TabsSkeleton = () => (
  <div className={styles.tabs} aria-hidden="true">
    {TABS.map((tab) => (
      <Skeleton key={tab} width={40} />
    ))}
  </div>
);

/** Skeleton of the messages of a chat. */
export const ChatLinesSkeleton = () => (
  <Loading>
    {LINES.map((width) => (
      <div key={width} className={styles.message}>
        <i />
        <div>
          <Skeleton width={96} height={12} />
          <Skeleton width={width} />
        </div>
      </div>
    ))}
  </Loading>
);

/** Skeleton of the chat: messages between a heading and the composer. */
export const ChatSkeleton = () => (
  <div className={styles.chat}>
    <div className={styles.heading}>
      <Skeleton width={64} />
    </div>
    <div className={styles.messages}>
      <ChatLinesSkeleton />
    </div>
    <div className={styles.composer}>
      <Skeleton height={40} />
    </div>
  </div>
);

/** Skeleton of an agenda. */
export const AgendaSkeleton = () => (
  <Loading>
    {TABS.map((item) => (
      <div key={item} className={styles.item}>
        <Skeleton width={40} />
        <div>
          <Skeleton width="56%" />
          <Skeleton width="36%" height={12} />
        </div>
      </div>
    ))}
  </Loading>
);
