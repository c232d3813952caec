/** What is followed or liked: an item by its resource type (9 a doctor, 36 an association) and its id. */
export interface Target {
  readonly refType: number;
  readonly refId: string;
}

/** Stands for a comment where a resource type stands for an item. */
export const COMMENT_TYPE = 0;
