import { createPortal } from 'react-dom';
import { m } from '../../../texts/index.ts';
import { copy } from '../../../ui/icon/action-icons.ts';
import { document as documentIcon } from '../../../ui/icon/icons.ts';
import { openComposer } from '../comment/open-composer.ts';
import { QuoteButton } from './quote-button.tsx';
import type { QuoteActions } from './quoting.ts';
import styles from './selection-menu.module.css';
import { useSelectedQuote } from './use-selected-quote.ts';

/** Room that the buttons need above the selected words, below the bars of the page, in px. */
const ROOM = 120;

/** Quotes or copies the selected words: beside the field, and at the words themselves, which it never covers. */
export function SelectionMenu({ onQuote, onCopy }: QuoteActions) {
  const selected = useSelectedQuote();
  if (!selected) return null;
  const { quote, left, top, bottom } = selected;
  const choose = () => {
    onQuote(quote);
    openComposer(null);
  };
  const buttons = (tabbable: boolean) => (
    <>
      <QuoteButton icon={documentIcon} tabbable={tabbable} onClick={choose}>
        {m['comment.quote.selection']()}
      </QuoteButton>
      <QuoteButton icon={copy} tabbable={tabbable} onClick={() => onCopy(quote)}>
        {m['comment.quote.copy']()}
      </QuoteButton>
    </>
  );
  const isAbove = top - window.scrollY > ROOM;
  return (
    <>
      {buttons(true)}
      {createPortal(
        // A press must not end the selection before its click.
        <div
          role="presentation"
          aria-hidden="true"
          className={styles.menu}
          style={{ left, top: isAbove ? top : bottom }}
          data-side={isAbove ? 'above' : 'below'}
          onMouseDown={(event) => event.preventDefault()}
        >
          {buttons(false)}
        </div>,
        document.body,
      )}
    </>
  );
}
