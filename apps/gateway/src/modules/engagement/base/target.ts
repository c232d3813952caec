/** Target of a follow or like: an item by its resource type (9 a doctor, 36 an association) and its id. */
export interface Target {
  readonly refType: number;
  readonly refId: string;
}

/** A score and its item. */
export interface ScoredTarget extends Target {
  readonly score: number;
}

/** Marks a comment in the column of a resource type. */
export const COMMENT_TYPE = 0;
