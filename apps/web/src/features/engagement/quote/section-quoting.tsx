import type { Quoting } from './quoting.ts';
import { SelectionMenu } from './selection-menu.tsx';

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
