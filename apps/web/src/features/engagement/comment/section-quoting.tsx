import { QUOTE_TEXT_MAX } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../../texts/index.ts';
import { copy } from '../../../ui/icon/action-icons.ts';
import { document as documentIcon } from '../../../ui/icon/icons.ts';
import { QuoteButton } from '../quote/quote-button.tsx';
import type { QuoteActions, QuoteDraft, Quoting } from '../quote/quoting.tsx';
import styles from './comment-section.module.css';
import { openComposer } from './open-composer.ts';

/** Quotes of a text page: the words that are selected in one of its sections (rules/quote#quotes). */
export const sectionQuoting: Quoting = {
  hasTimeline: false,
  choice: (actions) => <SelectionMenu {...actions} />,
  onOpen({ place, text }) {
    const section = 'section' in place && document.getElementById(place.section);
    if (!section) return;
    const words = text.replaceAll(/\s/g, '');
    const paragraphs = [...section.querySelectorAll<HTMLElement>('p, li, td, dd')];
    const hasWords = ({ textContent }: HTMLElement) => textContent.replaceAll(/\s/g, '').includes(words);
    const target = (words !== '' && paragraphs.find(hasWords)) || section;
    // The keyboard continues from there.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: target === section ? 'start' : 'center' });
  },
};

/** Room that the buttons need above the selected words, below the bars of the page, in px. */
const ROOM = 120;

/** Quotes or copies the selected words: beside the field, and at the words themselves, which it never covers. */
function SelectionMenu({ onQuote, onCopy }: QuoteActions) {
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

/** The selected words, and their position on the page, in px. */
interface SelectedQuote {
  readonly quote: QuoteDraft;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The selected words of one section; null while there are none. */
function useSelectedQuote(): SelectedQuote | null {
  const [selected, setSelected] = useState(readSelection);
  useEffect(() => {
    const read = () => setSelected(readSelection());
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return selected;
}

function readSelection(): SelectedQuote | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const container = range.commonAncestorContainer;
  const section = (container instanceof Element ? container : container.parentElement)?.closest('[data-quotable]');
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim();
  if (!section || text === '') return null;
  const { left, top, bottom } = range.getBoundingClientRect();
  return {
    quote: {
      place: { section: section.id },
      heading: section.querySelector('h2')?.textContent ?? '',
      text: Array.from(text).slice(0, QUOTE_TEXT_MAX).join(''),
    },
    left: left + window.scrollX,
    top: top + window.scrollY,
    bottom: bottom + window.scrollY,
  };
}
