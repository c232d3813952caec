import { formatDateTime } from '@osteon/domain';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** The subject of a reminder: an event, or an item of its agenda. */
interface ReminderSubject {
  /** Title of the event. */
  readonly title: string;
  /** Title of the item; null for the event itself. */
  readonly item: string | null;
}

/** The text of a reminder before the start. */
export function composeReminder({ title, item }: ReminderSubject, startAt: number, now: number) {
  const minutes = Math.ceil((startAt - now) / MINUTE_MS);
  const time = minutes === HOUR ? '1小时' : `${minutes}分钟`;
  return {
    title: item === null ? `${time}后开播：${title}` : `${time}后开始：${item}`,
    body: describeTime({ title, item }, formatDateTime(startAt)),
  };
}

/** The text of the notification that an event has started later than planned. */
export const composeStart = (title: string, startAt: number) => ({
  title: `直播已开始：${title}`,
  body: `原定${formatDateTime(startAt)}，现已开播`,
});

/** The text of the notification of another start time. */
export function composeReschedule({ title, item }: ReminderSubject, formerStartAt: number, startAt: number) {
  return {
    title: item === null ? `直播改期：${title}` : `日程改期：${item}`,
    body: describeTime({ title, item }, `由${formatDateTime(formerStartAt)}改为${formatDateTime(startAt)}`),
  };
}

/** The text of the notification that an event is cancelled. */
export function composeCancellation({ title, item }: ReminderSubject, startAt: number) {
  return {
    title: item === null ? `直播取消：${title}` : `日程取消：${item}`,
    body: `${describeTime({ title, item }, `原定${formatDateTime(startAt)}`)}，直播已取消`,
  };
}

function describeTime({ title, item }: ReminderSubject, time: string): string {
  return item === null ? `开播时间：${time}` : `“${title}”中的日程，开始时间：${time}`;
}
