import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { listAgendaItems } from '../agenda-item.ts';
import { createLiveRepository } from '../repository.ts';
import { type CalendarEntry, composeCalendar } from './calendar-file.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Calendar files of events and of items of their agendas (rules/live#calendar-files). */
export function createCalendarService({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>) {
  async function findEntry(activityId: string, itemId: string | undefined): Promise<CalendarEntry | null> {
    const [row] = await createLiveRepository(db).findEvent(activityId);
    if (!row) return null;
    const { event } = row;
    const { origin, host } = new URL(config.publicUrl);
    const url = `${origin}/edu/liveDetail?activityId=${activityId}`;
    if (itemId === undefined) {
      const { title, planBeginAt: beginAt, planEndAt: endAt } = event;
      const description = event.introduce.replace(/<[^>]*>/g, ' ').trim();
      return { uid: `${activityId}@${host}`, beginAt, endAt, title, description, url };
    }
    const item = listAgendaItems(event).find(({ id }) => id === itemId);
    if (!item) return null;
    const { at: beginAt, endAt, title } = item;
    return { uid: `${activityId}-${itemId}@${host}`, beginAt, endAt, title, description: event.title, url };
  }

  return {
    /** The calendar file of an event, or of one item. @throws {CallError} notFound for what is not public */
    async compose(activityId: string, itemId: string | undefined): Promise<string> {
      const entry = await findEntry(activityId, itemId);
      if (!entry) throw new CallError('notFound');
      return composeCalendar(entry, clock.now());
    },
  };
}
