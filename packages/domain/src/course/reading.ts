/** Interval at which an open page reports reading, in ms (rules/learning#reading). */
export const READING_REPORT_MS = 15_000;

/** Maximum seconds that one report adds: a longer gap counts as not reading. */
export const READING_REPORT_MAX_SECONDS = 30;

/** Share of a lesson's minutes that must be read: the minutes are for close reading. */
const TIME_SHARE = 1 / 3;

/** Share of the sections that must be reached. */
const SECTION_SHARE = 0.9;

/**
 * The seconds that a reading report adds: those it reports, but no more than passed since the account's last report in
 * any lesson; null if this is the first report, which only starts the count (rules/learning#reading).
 */
export function countReadingSeconds(reported: number, sinceLastReportMs: number | null): number {
  if (sinceLastReportMs === null || Number.isNaN(reported)) return 0;
  return Math.max(0, Math.min(reported, sinceLastReportMs / 1000, READING_REPORT_MAX_SECONDS));
}

/**
 * Share of a document or a case that was read, 0 to 1: the minimum of the shares by time and by sections
 * (rules/learning#reading).
 */
export function getReadingShare({
  seconds,
  minutes,
  reached,
  sections,
}: {
  readonly seconds: number;
  /** Sections of the lesson. */
  readonly minutes: number;
  /** Number of sections reached. */
  readonly reached: number;
  /** Total number of sections. */
  readonly sections: number;
}): number {
  const time = seconds / (minutes * 60 * TIME_SHARE);
  const coverage = sections === 0 ? 1 : reached / (sections * SECTION_SHARE);
  return Math.min(1, time, coverage);
}
