import { formatDateTime } from '@osteon/domain';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** The subject of a reminder: an event, or an item of its agenda. */
interface Reminded {
  /** Title of the event. */
  readonly title: string;
  /** Title of the item; null for the event itself. */
  readonly item: string | null;
}

/** The text of a reminder before the start. */
export function composeReminder({ title, item }: Reminded, beginAt: number, now: number) {
  const minutes = Math.ceil((beginAt - now) / MINUTE_MS);
  const time = minutes === HOUR ? '1小时' : `${minutes}分钟`;
  return {
    title: item === null ? `${time}后开播：${title}` : `${time}后开始：${item}`,
    body: describe({ title, item }, formatDateTime(beginAt)),
  };
}

/** The text of the notification that an event has started later than planned. */
export const composeBegin = (title: string, beginAt: number) => ({
  title: `直播已开始：${title}`,
  body: `原定${formatDateTime(beginAt)}，现已开播`,
});

/** The text of the notification of another start time. */
export function composeMove({ title, item }: Reminded, before: number, beginAt: number) {
  return {
    title: item === null ? `直播改期：${title}` : `日程改期：${item}`,
    body: describe({ title, item }, `由${formatDateTime(before)}改为${formatDateTime(beginAt)}`),
  };
}

/** The text of the notification that an event is cancelled. */
export function composeCancel({ title, item }: Reminded, beginAt: number) {
  return {
    title: item === null ? `直播取消：${title}` : `日程取消：${item}`,
    body: `${describe({ title, item }, `原定${formatDateTime(beginAt)}`)}，直播已取消`,
  };
}

function describe({ title, item }: Reminded, time: string): string {
  return item === null ? `开播时间：${time}` : `“${title}”中的日程，开始时间：${time}`;
}
