import { sumRangeSeconds } from '@osteon/domain';
import { drawForgedSeries, drawHonestSeries, judgeSeries } from '../../../packages/domain/src/watch/watch-series.ts';

/** What random series came to. */
export interface SeriesFigures {
  /** Seconds that forgers were credited with and could not have watched in the time that passed. */
  readonly forgedSeconds: number;
  /** The least share of what it played that an honest viewer was credited with. */
  readonly leastHonestShare: number;
}

/** Judges so many series of forgers and of honest viewers as the gateway does. */
export function judgeRandomSeries(runs: number): SeriesFigures {
  const forged = drawForgedSeries(runs).map((series) => {
    const { spentMs, passedMs } = judgeSeries(series);
    return Math.max(spentMs - passedMs, 0) / 1000;
  });
  const honest = drawHonestSeries(runs).map((series) => {
    const played = sumRangeSeconds(series.played);
    return played === 0 ? 1 : sumRangeSeconds(judgeSeries(series).seen.get('honest') ?? []) / played;
  });
  return {
    forgedSeconds: forged.reduce((sum, seconds) => sum + seconds, 0),
    leastHonestShare: honest.reduce((least, share) => Math.min(least, share), 1),
  };
}
