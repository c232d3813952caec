import { m } from '../../texts/index.ts';

/** A duration in words: 44秒, 12分30秒. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return m['live.stage.seconds']({ seconds: whole });
  return m['live.stage.minutes']({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}
