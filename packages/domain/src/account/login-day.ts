import { shanghaiTime } from '../format/shanghai-time.ts';

/** The calendar day that a login (ms) counts on, as yyyy-mm-dd in Shanghai (spec-decision 3). */
export function loginDay(ms: number): string {
  const { year, month, day } = shanghaiTime(ms);
  return `${year}-${month}-${day}`;
}
