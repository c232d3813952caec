import type { Quote } from '@osteon/contract';
import { createContext, type ReactNode } from 'react';

/** What is quoted: in a comment, or in one that is being written. */
export type QuoteDraft = Pick<Quote, 'place' | 'heading' | 'text'>;

/** What a reader does with a quote. */
export interface QuoteActions {
  /** Puts it into the comment that is being written. */
  readonly onQuote: (quote: QuoteDraft) => void;
  /** Copies it with its source. */
  readonly onCopy: (quote: QuoteDraft) => void;
}

/** How the page of an item quotes and opens its places (rules/comment#quotes). */
export interface Quoting {
  /** Orders the list by the quoted seconds, too. */
  readonly hasTimeline: boolean;
  /** The controls beside the field that quote where the reader is. */
  readonly choice: (actions: QuoteActions) => ReactNode;
  /** Shows a quoted place. */
  readonly onOpen: (quote: QuoteDraft) => void;
}

/** How the page around comments quotes; null where it does not. */
export const QuotingContext = createContext<Quoting | null>(null);
