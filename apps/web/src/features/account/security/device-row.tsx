import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Device } from '../../../entities/account/api/list-devices.ts';
import { shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { computer, phone } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { browserText, timeText } from './device-text.ts';
import { Week } from './device-week.tsx';
import styles from './devices.module.css';

interface DeviceRowProps {
  device: Device;
  days: number;
  now: number;
  /** True if a slot may still be freed. */
  canFree: boolean;
  onSignOut: () => void;
  onFree: () => void;
}

/** One device with its last login and its actions. */
export function DeviceRow({ device, days, now, canFree, onSignOut, onFree }: DeviceRowProps) {
  const { browser, form, ip, current, loggedIn, phonePages, lastLoginAt, freeAt, loginDays } = device;
  const name = browserText(browser);
  return (
    <div className={clsx(styles.row, !loggedIn && styles.off)} role="row">
      <div className={styles.name} role="rowheader">
        <Icon of={form === 'phone' ? phone : computer} size={22} />
        <div>
          <b>{name}</b>
          {current && <em className={styles.own}>{m['info.thisDevice']()}</em>}
          <small>
            <span>{stateText(device)}</span>
            {loggedIn && phonePages && <span>{m['info.phonePages']()}</span>}
            <span className={clsx(styles.inlinePlace, 'num')}>{ip}</span>
          </small>
        </div>
      </div>
      <span className={clsx(styles.place, 'num')} role="cell">
        {ip}
      </span>
      <span className={styles.weekCell} role="cell">
        <Week days={days} now={now} loginDays={loginDays} />
      </span>
      <DeviceDetail label={m['info.lastLogin']()}>{timeText(lastLoginAt, now)}</DeviceDetail>
      <DeviceDetail label={m['info.freeAt']()}>
        {freeAt === null ? m['info.notCounted']() : shortDateTimeText(freeAt, now)}
      </DeviceDetail>
      <span className={styles.action} role="cell">
        {!current && loggedIn && (
          <Button size="sm" aria-label={m['info.signOutOf']({ device: name })} onClick={onSignOut}>
            {m['info.signOut']()}
          </Button>
        )}
        {!current && !loggedIn && canFree && (
          <Button size="sm" aria-label={m['info.freeOf']({ device: name })} onClick={onFree}>
            {m['info.free']()}
          </Button>
        )}
      </span>
    </div>
  );
}

function stateText({ current, loggedIn }: Device): string {
  if (current) return m['info.inUse']();
  return loggedIn ? m['info.loggedIn']() : m['info.loggedOut']();
}

function DeviceDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={clsx(styles.fact, 'num')} role="cell">
      <i>{label} </i>
      {children}
    </span>
  );
}
