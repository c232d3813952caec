import type { Locale, Titles } from '@osteon/domain';
import type { ComposeMessage } from '../../../platform/portal-message.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { eventTimeText } from '../../../texts/own-time-text.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** The subject of a reminder: an event, or an item of its agenda. */
interface ReminderSubject {
  readonly event: Titles;
  /** Title of the item; null for the event itself. */
  readonly item: string | null;
}

/** The text of a reminder before the start; times in ms. */
export function composeReminder(subject: ReminderSubject, startAt: number, now: number): ComposeMessage {
  const minutes = Math.ceil((startAt - now) / MINUTE_MS);
  return (locale, timeZone) => {
    const { kind, event, title } = describeSubject(subject, locale);
    return {
      title: m[`live.reminder.${kind}.${minutes === HOUR ? 'hour' : 'minutes'}`]({ title, minutes }, { locale }),
      body: m[`live.reminder.${kind}.body`]({ event, time: eventTimeText(startAt, locale, timeZone) }, { locale }),
    };
  };
}

/** The text of the notification that an event has started later than planned, at `startAt` (ms). */
export function composeStart(event: Titles, startAt: number): ComposeMessage {
  return (locale, timeZone) => ({
    title: m['live.started.title']({ title: titleText(event, locale) }, { locale }),
    body: m['live.started.body']({ time: eventTimeText(startAt, locale, timeZone) }, { locale }),
  });
}

/** The text of the notification of another start time; times in ms. */
export function composeReschedule(subject: ReminderSubject, formerStartAt: number, startAt: number): ComposeMessage {
  return (locale, timeZone) => {
    const { kind, event, title } = describeSubject(subject, locale);
    const times = { from: dateTimeText(formerStartAt, locale), to: eventTimeText(startAt, locale, timeZone) };
    return {
      title: m[`live.rescheduled.${kind}.title`]({ title }, { locale }),
      body: m[`live.rescheduled.${kind}.body`]({ event, ...times }, { locale }),
    };
  };
}

/** The text of the notification that an event is cancelled, which was to start at `startAt` (ms). */
export function composeCancellation(subject: ReminderSubject, startAt: number): ComposeMessage {
  return (locale, timeZone) => {
    const { kind, event, title } = describeSubject(subject, locale);
    return {
      title: m[`live.cancelled.${kind}.title`]({ title }, { locale }),
      body: m[`live.cancelled.${kind}.body`]({ event, time: eventTimeText(startAt, locale, timeZone) }, { locale }),
    };
  };
}

/** The kind of a subject, the title of the event, and its own title. */
function describeSubject({ event, item }: ReminderSubject, locale: Locale) {
  const title = titleText(event, locale);
  return { kind: item === null ? 'event' : 'item', event: title, title: item ?? title } as const;
}

/** A title in the language of a text, if there is one. */
const titleText = ({ title, titleEn }: Titles, locale: Locale) => (locale === 'en' && titleEn) || title;
