/** The time left (ms) as HH:MM:SS, without days; seconds are rounded up (wording `coupon.countdown`). */
export function formatClock(leftMs: number): string {
  const left = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1000)) : 0;
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
