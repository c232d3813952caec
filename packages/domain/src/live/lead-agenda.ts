import type { ScheduleState } from './meeting-schedule.ts';

const LINES = 3;

/**
 * The lines of an agenda for the home page's lead: the last one that is over and those that run or come next, in the
 * agenda's own order; in several halls, several run at once (rules/home#banners).
 */
export function selectLeadAgenda<Line extends { readonly state: ScheduleState }>(agenda: readonly Line[]): Line[] {
  const over = agenda.filter(({ state }) => state === 'past');
  const others = agenda.filter(({ state }) => state !== 'past');
  const start = Math.max(0, Math.min(over.length - 1, agenda.length - LINES));
  const selected = new Set([...over, ...others].slice(start, start + LINES));
  return agenda.filter((line) => selected.has(line));
}
