import { SettingsFoot } from '../../../ui/settings/settings-section.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './devices.module.css';

/** Skeleton of the slots and one device, in the sizes of the content. */
export function DeviceSkeleton() {
  return (
    <Loading>
      <div className={styles.slotsHead}>
        <Skeleton width={64} height={44} />
        <Skeleton height={38} />
      </div>
      <div className={styles.table}>
        <div className={styles.headRow}>
          <Skeleton width={64} height={22} />
        </div>
        <div className={`${styles.row} ${styles.waiting}`}>
          <Skeleton width={168} />
        </div>
      </div>
      <SettingsFoot>
        <Skeleton width={184} height={40} />
        <p>
          <Skeleton width={240} height={22} />
        </p>
      </SettingsFoot>
    </Loading>
  );
}
