const pad = (value: number): string => String(value).padStart(2, '0');

/** Seconds as mm:ss, from one hour on h:mm:ss: 05:09, 1:05:09. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The time left (ms) as HH:MM:SS, without days; seconds are rounded up (wording `coupon.countdown`). */
export function formatClock(leftMs: number): string {
  const left = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1000)) : 0;
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
