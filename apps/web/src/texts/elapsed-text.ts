/** The time that an event has been on the air: 00:41:26. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
