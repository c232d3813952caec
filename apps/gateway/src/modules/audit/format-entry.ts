import { formatDay, formatTime } from '@osteon/domain';
import type { AuditEntry } from './repository.ts';

/** Formats one entry as a line for the operator: time in Shanghai, event, outcome, then known fields as name=value. */
export function formatEntry({ at, event, outcome, accountId, ip, deviceId, detail }: AuditEntry): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0');
  const fields = { account: accountId, ip, device: deviceId };
  const known = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  const more = Object.entries(detail).map(([name, value]) => `${name}:${String(value)}`);
  return [`${formatDay(at)} ${formatTime(at)}:${seconds}`, event, outcome, ...known, ...more].join('  ');
}
