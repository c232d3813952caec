import { sumRangeSeconds } from '@osteon/domain';
import {
  drawForgedSeries,
  drawHonestSeries,
  judgeSeries,
  sumCredit,
} from '../../../packages/domain/test/watch-series.ts';

/** Tolerance of sums of fractions. */
const ROUNDING_SECONDS = 1e-6;

/** Results of random series. */
export interface SeriesFigures {
  /** Seconds that forgers were credited with and could not have watched in the time that passed. */
  readonly forgedSeconds: number;
  /** The least share of the played seconds that an honest viewer was credited with. */
  readonly leastHonestShare: number;
}

/** Judges so many series of forgers and of honest viewers as the gateway does. */
export function judgeRandomSeries(runs: number): SeriesFigures {
  const forged = drawForgedSeries(runs).map((series) => {
    const { usedMs: spentMs, passedMs } = judgeSeries(series);
    const excess = (spentMs - passedMs) / 1000;
    return excess > ROUNDING_SECONDS ? excess : 0;
  });
  const honest = drawHonestSeries(runs).map((series) => {
    const played = sumRangeSeconds(series.played);
    return played === 0 ? 1 : sumCredit(judgeSeries(series)) / played;
  });
  return {
    forgedSeconds: forged.reduce((sum, seconds) => sum + seconds, 0),
    leastHonestShare: honest.reduce((least, share) => Math.min(least, share), 1),
  };
}
