/** A count ready for the message catalogue: plain digits, or a value with one decimal in 万 or 亿. */
export interface CountText {
  readonly unit: 'one' | 'wan' | 'yi';
  readonly value: string;
}

const WAN = 10_000;
const YI = 100_000_000;

const tenths = (count: number, unit: number): number => Math.round((count * 10) / unit);

/**
 * A count in the form for display: digits below 10,000, then 万 and from 100 million 亿 with one decimal
 * (rules/format#counts): 9999, 1.0万, 1.2万, 2.6亿. A count that would round up to 10000.0万 is 1.0亿. Negative and missing
 * counts are 0.
 */
export function formatCount(count: number): CountText {
  const whole = Number.isNaN(count) ? 0 : Math.min(Math.max(0, Math.floor(count)), Number.MAX_SAFE_INTEGER);
  if (whole < WAN) return { unit: 'one', value: String(whole) };
  const wan = tenths(whole, WAN);
  if (wan < (YI / WAN) * 10) return { unit: 'wan', value: (wan / 10).toFixed(1) };
  return { unit: 'yi', value: (tenths(whole, YI) / 10).toFixed(1) };
}
