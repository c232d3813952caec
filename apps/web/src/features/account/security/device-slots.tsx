import clsx from 'clsx';
import type { Devices } from '../../../entities/account/api/list-devices.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './devices.module.css';

/** The owner is warned when at most this many devices are left before the lock. */
const WARN_LEFT = 1;

/** The number of used device slots, with a warning before the lock. */
export function DeviceSlots({ devices }: { devices: Devices }) {
  const { days, limit, counted, releases, releasesLeft } = devices;
  const left = limit - counted;
  const near = left <= WARN_LEFT;
  const count = { days, releases, releasesLeft };
  return (
    <>
      <div className={styles.slotsHead}>
        <p className={clsx(styles.counted, 'num')}>
          <b>{counted}</b>
          <span>{m['info.devicesOf']({ limit })}</span>
        </p>
        <div>
          <p className={styles.recent}>{m['info.devicesRecent']({ days })}</p>
          <span
            className={clsx(styles.slots, near && styles.near)}
            role="img"
            aria-label={m['info.devicesLabel']({ days, count: counted, limit })}
          >
            {Array.from({ length: limit }, (_, slot) => (
              <i key={slot} className={slot < counted ? styles.taken : undefined} />
            ))}
          </span>
        </div>
      </div>
      {near && (
        <p className={styles.warning}>
          <Icon of={alert} size={20} />
          <span>{left > 0 ? m['info.devicesWarn']({ left, limit, ...count }) : m['info.devicesFull'](count)}</span>
        </p>
      )}
    </>
  );
}
