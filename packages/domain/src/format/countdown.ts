/** One part of a countdown; the message catalogue has the texts of its units. */
export interface CountdownPart {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly value: number;
}

/**
 * The time left (ms) by units, leading zero units left out: 184,000 is 3 minutes 4 seconds (wording
 * `format.countdown`). Seconds are rounded up, so that zero is shown only when the time is over.
 */
export function splitCountdown(leftMs: number): readonly CountdownPart[] {
  const left = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1000)) : 0;
  const parts: CountdownPart[] = [
    { unit: 'days', value: Math.floor(left / 86_400) },
    { unit: 'hours', value: Math.floor(left / 3600) % 24 },
    { unit: 'minutes', value: Math.floor(left / 60) % 60 },
    { unit: 'seconds', value: left % 60 },
  ];
  const first = parts.findIndex((part) => part.value > 0);
  return parts.slice(first === -1 ? -1 : first);
}
