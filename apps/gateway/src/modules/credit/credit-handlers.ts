import { addTenths, forecastCredits, getCalendarYear, getYearStart, PACE_MS, sumCredits } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createCreditRepository } from './credit-repository.ts';
import { presentTranscript } from './transcript/transcript-presenter.ts';
import type { TranscriptService } from './transcript/transcript-service.ts';

/** Answers the credit of a year (rules/credit#years). */
export function createCreditHandlers(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  transcripts: Pick<TranscriptService, 'findNewest'>,
): Handlers<'getCreditYear'> {
  const repository = createCreditRepository(db);
  const targets = config.creditTargets;
  return {
    async getCreditYear({ year: asked }, { session }) {
      const now = clock.now();
      const present = getCalendarYear(now);
      const year = asked ?? present;
      if (year > present) throw new CallError('badInput');
      const start = getYearStart(year);
      const [rows, years, transcript] = await Promise.all([
        // The pace of January is that of last autumn.
        repository.listBetween(session.customerId, Math.min(start, now - PACE_MS), getYearStart(year + 1)),
        repository.listYears(session.customerId),
        transcripts.findNewest(session.customerId),
      ]);
      const counted = rows.filter(({ revokedAt }) => revokedAt === null);
      const lines = rows.filter(({ bookedAt }) => bookedAt >= start);
      const ofYear = counted.filter(({ bookedAt }) => bookedAt >= start);
      return {
        year,
        years: [...new Set([present, ...years])],
        lines,
        targets,
        earned: sumCredits(ofYear),
        hours: addTenths(ofYear.map(({ hours }) => hours)),
        forecast: year === present ? forecastCredits(counted, targets, now) : null,
        transcript: presentTranscript(transcript),
      };
    },
  };
}
