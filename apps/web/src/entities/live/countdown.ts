import { splitCountdown } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { m } from '../../texts/index.ts';
import { useGetActivityDetailClock } from './api/get-activity-detail.ts';

/** The units of a countdown as text; minutes and seconds have two digits. */
export function countdownUnits(left: number) {
  const values = new Map(splitCountdown(left).map(({ unit, value }) => [unit, value]));
  const get = (unit: 'days' | 'hours' | 'minutes' | 'seconds', digits: number) =>
    String(values.get(unit) ?? 0).padStart(digits, '0');
  return { days: get('days', 1), hours: get('hours', 1), minutes: get('minutes', 2), seconds: get('seconds', 2) };
}

/** The time until an event starts, `left` in ms: 距开播还有0天1小时18分42秒. */
export const countdownText = (left: number): string =>
  m['live.detail.countdown']({ time: m['format.countdown'](countdownUnits(left)) });

/**
 * The gateway's time in ms, updated every `intervalMs`, from the clock offset: gateway time minus browser time
 * (rules/live-booking#countdown).
 */
export function useClock(clockOffset: number, intervalMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now + clockOffset;
}

/** The gateway's time on the page of an event, whose call returns the gateway's clock. */
export const useGatewayNow = (activityId: string, intervalMs: number): number =>
  useClock(useGetActivityDetailClock(activityId), intervalMs);
