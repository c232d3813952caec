/**
 * The time at which an application for a certification was sent, and the time by which it is decided, in ms; null if
 * none is known.
 */
export interface Review {
  readonly submittedAt: number | null;
  readonly expectedAt: number | null;
}

/** The review of a customer's certification; null if none is under way. */
export type FindReview = (customerId: string) => Promise<Review | null>;
