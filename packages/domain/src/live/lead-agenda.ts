import type { ScheduleState } from './meeting-schedule.ts';

const LINES = 3;

/**
 * The lines of an agenda that the home page's lead shows: what was over last and what runs or comes next, in the agenda's own
 * order; in several halls, several run at once (rules/home#banners).
 */
export function selectLeadAgenda<Line extends { readonly state: ScheduleState }>(agenda: readonly Line[]): Line[] {
  const over = agenda.filter(({ state }) => state === 'past');
  const others = agenda.filter(({ state }) => state !== 'past');
  const start = Math.max(0, Math.min(over.length - 1, agenda.length - LINES));
  const shown = new Set([...over, ...others].slice(start, start + LINES));
  return agenda.filter((line) => shown.has(line));
}
