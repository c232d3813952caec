import type { Quote } from '@osteon/contract';
import { createContext, type ReactNode } from 'react';

/** A quote, of a comment or of a draft. */
export type QuoteDraft = Pick<Quote, 'place' | 'heading' | 'text'>;

/** Actions on a quote. */
export interface QuoteActions {
  /** Adds it to the draft. */
  readonly onQuote: (quote: QuoteDraft) => void;
  /** Copies it with its source. */
  readonly onCopy: (quote: QuoteDraft) => void;
}

/** Quoting on the page of an item: how it quotes and opens positions (rules/quote#quotes). */
export interface Quoting {
  /** Orders the list by the quoted seconds, too. */
  readonly hasTimeline: boolean;
  /** The controls beside the field that quote the current position. */
  readonly choice: (actions: QuoteActions) => ReactNode;
  /** Opens the position of a quote. */
  readonly onOpen: (quote: QuoteDraft) => void;
}

/** Quoting of the page around the comments; null where it has none. */
export const QuotingContext = createContext<Quoting | null>(null);
