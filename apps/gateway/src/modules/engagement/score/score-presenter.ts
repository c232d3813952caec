/** Number and sum of the scores of an item. */
interface ScoreCounts {
  readonly scores: number;
  readonly scoreSum: number;
}

/** The mean of the scores of an item, null where it has none, and their number. */
export const presentScore = ({ scores, scoreSum }: ScoreCounts = { scores: 0, scoreSum: 0 }) => ({
  average: scores > 0 ? scoreSum / scores : null,
  count: scores,
});
