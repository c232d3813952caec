/** An entry of a calendar file; times in ms. */
export interface CalendarEntry {
  /** The same in every file of the same event, so that calendars replace their entry. */
  readonly uid: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Composes a calendar file (iCalendar, RFC 5545) with the timestamp `now` (rules/live-booking#calendar-files). */
export async function composeCalendar(entries: readonly CalendarEntry[], now: number): Promise<string> {
  // Lazily imported, as few requests need it.
  const { ICalCalendar, ICalCalendarMethod } = await import('ical-generator');
  const calendar = new ICalCalendar({
    prodId: { company: 'Osteon', product: 'Live', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      start: new Date(entry.startAt),
      end: new Date(entry.endAt),
      stamp: new Date(now),
      summary: entry.title,
      description: entry.description,
      url: entry.url,
    });
  }
  return calendar.toString();
}
