/** What a calendar file holds; moments in ms. */
export interface CalendarEntry {
  /** The same in every file of the same thing, so that calendars replace what they have. */
  readonly uid: string;
  readonly beginAt: number;
  readonly endAt: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Composes a calendar file (RFC 5545), stamped with the moment `now` (rules/live#calendar-files). */
export async function composeCalendar(entries: readonly CalendarEntry[], now: number): Promise<string> {
  // Loaded late, as few requests need it.
  const { ICalCalendar, ICalCalendarMethod } = await import('ical-generator');
  const calendar = new ICalCalendar({
    prodId: { company: 'Osteon', product: 'Live', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      start: new Date(entry.beginAt),
      end: new Date(entry.endAt),
      stamp: new Date(now),
      summary: entry.title,
      description: entry.description,
      url: entry.url,
    });
  }
  return calendar.toString();
}
