import { formatDate } from '@osteon/domain';

const clock = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', timeStyle: 'medium', hourCycle: 'h23' });

/** yyyy.mm.dd HH:MM:SS in Shanghai. */
export function formatDateTimeSeconds(ms: number): string {
  return `${formatDate(ms)} ${clock.format(ms)}`;
}
