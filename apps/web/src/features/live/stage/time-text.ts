import { m } from '../../../texts/index.ts';

/** A duration in words: 44秒, 12分30秒. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return m['live.stage.seconds']({ seconds: whole });
  return m['live.stage.minutes']({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** The time that an event has been on the air: 00:41:26. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
