import type { Quote } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import clsx from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close, document, play } from '../../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './quoting.module.css';

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

/** A quoted position with its words, which opens there (rules/quote#quotes). */
export function QuoteLine({ quote }: { quote: QuoteDraft }) {
  const quoting = use(QuotingContext);
  if (!quoting) {
    return (
      <p className={styles.line}>
        <QuotedPosition quote={quote} />
      </p>
    );
  }
  return (
    <button type="button" className={styles.line} onClick={() => quoting.onOpen(quote)}>
      <QuotedPosition quote={quote} />
    </button>
  );
}

/** The quote of a draft, with a button that removes it. */
export function DraftQuote({ quote, onRemove }: { quote: QuoteDraft; onRemove: () => void }) {
  return (
    <div className={clsx(styles.line, styles.draft)}>
      <QuotedPosition quote={quote} />
      <button type="button" aria-label={m['comment.quote.remove']()} onClick={onRemove}>
        <Icon of={close} size={14} />
      </button>
    </div>
  );
}

function QuotedPosition({ quote: { place, heading, text } }: { quote: QuoteDraft }) {
  const isSecond = 'second' in place;
  return (
    <>
      <Icon of={isSecond ? play : document} size={14} filled={isSecond} />
      <VisuallyHidden>{m['comment.quote']()}</VisuallyHidden>
      <b className="num">{isSecond ? formatDuration(place.second) : heading}</b>
      <span className={styles.words}>{text}</span>
    </>
  );
}
