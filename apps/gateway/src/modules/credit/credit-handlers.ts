import {
  addTenths,
  forecastCredits,
  getCalendarYear,
  getDeadlineStart,
  getForecastEnd,
  PACE_MS,
  parseCreditPeriod,
  sumCredits,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createCreditRepository } from './credit-repository.ts';
import { presentTranscript } from './transcript/transcript-presenter.ts';
import type { TranscriptService } from './transcript/transcript-service.ts';

/** The calls of an account's own credit. */
export type CreditCalls = 'getCreditYear' | 'saveCreditDeadline';

/** Handles the calls that return the credit of a year or of days of one (rules/credit#years) and store the deadline. */
export function createCreditHandlers(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  transcripts: Pick<TranscriptService, 'findNewest'>,
): Handlers<CreditCalls> {
  const repository = createCreditRepository(db);
  const targets = config.creditTargets;
  return {
    async getCreditYear({ year: requestedYear, from, to }, { session }) {
      const now = clock.now();
      const present = getCalendarYear(now);
      const period = parseCreditPeriod({ year: requestedYear, from, to }, now);
      if (!period) throw new CallError('badInput');
      const { year, fromAt, toAt } = period;
      const isWhole = from === undefined && to === undefined;
      const [rows, years, deadline, transcript] = await Promise.all([
        // In January, the pace includes the lines of last autumn.
        repository.listBetween(session.customerId, Math.min(fromAt, now - PACE_MS), toAt + 1),
        repository.listYears(session.customerId),
        repository.findDeadline(session.customerId),
        transcripts.findNewest(session.customerId),
      ]);
      const counted = rows.filter(({ revokedAt }) => revokedAt === null);
      const lines = rows.filter(({ awardedAt }) => awardedAt >= fromAt);
      const ofPeriod = counted.filter(({ awardedAt }) => awardedAt >= fromAt);
      const end = getForecastEnd(deadline, now);
      return {
        year,
        period: isWhole ? null : { fromAt, toAt },
        years: [...new Set([present, ...years])],
        lines: lines.map(({ awardedAt, ...line }) => ({ ...line, bookedAt: awardedAt })),
        targets,
        earned: sumCredits(ofPeriod),
        hours: addTenths(ofPeriod.map(({ hours }) => hours)),
        deadline,
        forecast:
          isWhole && year === present ? { ...forecastCredits(counted, targets, { now, end }), untilAt: end - 1 } : null,
        transcript: presentTranscript(transcript),
      };
    },

    async saveCreditDeadline({ deadline }, { session }) {
      if (deadline === null) await repository.deleteDeadline(session.customerId);
      else if (getDeadlineStart(deadline, getCalendarYear(clock.now())) === null) throw new CallError('badInput');
      else await repository.saveDeadline(session.customerId, deadline);
      return { deadline };
    },
  };
}
