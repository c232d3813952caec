/** When an application for a certification was sent, and by when it is decided, in ms; null where nobody says. */
export interface Review {
  readonly submittedAt: number | null;
  readonly expectedAt: number | null;
}

/** The review of a customer's certification; null where none is under way. */
export type FindReview = (customerId: string) => Promise<Review | null>;
