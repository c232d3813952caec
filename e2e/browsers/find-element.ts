/**
 * A visible element by its role and accessible name, as far as the journeys need these; a heading is that of the page.
 */
export interface ElementQuery {
  readonly role:
    | 'alert'
    | 'article'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'heading'
    | 'image'
    | 'link'
    | 'mark'
    | 'option'
    | 'region'
    | 'status'
    | 'tab'
    | 'textbox';
  /** The whole name. */
  readonly name?: string;
  /** A part of its text. */
  readonly text?: string;
  readonly within?: ElementQuery;
}

/** Words for a report. */
export function describeQuery({ role, name, text, within }: ElementQuery): string {
  const words = [role, name && `“${name}”`, text && `with “${text}”`, within && `in the ${describeQuery(within)}`];
  return words.filter(Boolean).join(' ');
}

/** Finds the first such element of the page; evaluated in the browser. */
export function findElement(query: ElementQuery): Element | null {
  const selectors = {
    alert: '[role="alert"]',
    article: 'article',
    button: 'button, [role="button"]',
    combobox: '[role="combobox"]',
    dialog: '[role="dialog"]',
    heading: 'h1',
    image: 'img',
    link: 'a[href]',
    mark: 'mark',
    option: '[role="option"]',
    region: 'section, [role="region"]',
    status: '[role="status"]',
    tab: '[role="tab"]',
    textbox: 'input, textarea',
  };
  const getName = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const naming = [...ids.map((id) => document.getElementById(id)), ...labels];
    const named = naming.map((label) => label?.textContent).join(' ');
    const name = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? (named || element.textContent);
    return (name ?? '').replace(/\s+/g, ' ').trim();
  };
  const find = ({ role, name, text = '', within }: ElementQuery): Element | null => {
    const elements = (within ? find(within) : document)?.querySelectorAll(selectors[role]) ?? [];
    const isMeant = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || getName(element) === name) &&
      (element.textContent ?? '').includes(text);
    return [...elements].find(isMeant) ?? null;
  };
  return find(query);
}
