import { ACTIVE_DEVICE_DAYS } from '@osteon/domain';

/** For how long a device is active after its last login; rules/device#active-device. */
export const ACTIVE_WINDOW_MS = ACTIVE_DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** The time (ms) since which a login makes a device active. */
export function getActiveSince(now: number): number {
  return now - ACTIVE_WINDOW_MS;
}
