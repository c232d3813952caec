import type { ResponseOf } from '@osteon/contract';

type FollowUpRow = NonNullable<ResponseOf<'getCase'>['followUp']>[number];

/** A score at a time of the follow-up; null for the time before the operation. */
interface ScorePoint {
  readonly time: string | null;
  readonly value: number;
}

/** The scores of one scale. */
export interface ScoreCurve {
  readonly scale: string;
  readonly points: readonly ScorePoint[];
}

/** A score as authors write it: Harris评分 62分, VAS 3分, also 92分（术前43分）. */
const SCORE = /^(?<scale>\D.*?)\s*(?<value>\d+(?:\.\d+)?)\s*分(?:（术前(?<before>\d+(?:\.\d+)?)分）)?$/u;

/**
 * The curve of the scale that most rows of a follow-up have, from the score before the operation on where it is named; null
 * for less than three points (rules/case#follow-up).
 */
export function readScoreCurve(rows: readonly FollowUpRow[]): ScoreCurve | null {
  const scores = rows.flatMap(({ time, score }) => {
    const { scale = '', value, before } = SCORE.exec(score.trim())?.groups ?? {};
    return value === undefined ? [] : { scale, time, value: Number(value), before };
  });
  const byScale = [...Map.groupBy(scores, ({ scale }) => scale)].toSorted(([, a], [, b]) => b.length - a.length);
  const [scale, ofScale] = byScale[0] ?? ['', []];
  const before = ofScale.find((score) => score.before !== undefined)?.before;
  const points: ScorePoint[] = [
    ...(before === undefined ? [] : [{ time: null, value: Number(before) }]),
    ...ofScale.map(({ time, value }) => ({ time, value })),
  ];
  return points.length < 3 ? null : { scale, points };
}
