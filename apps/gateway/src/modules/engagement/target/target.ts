/** What is followed: an item by its resource type (9 a doctor, 36 an association) and its id. */
export interface Target {
  readonly refType: number;
  readonly refId: string;
}

/** An association, which is in lists of follows and no resource (rules/engagement#following). */
export const ASSOCIATION_TYPE = 36;
