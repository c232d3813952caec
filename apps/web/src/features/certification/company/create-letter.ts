import { m } from '../../../texts/index.ts';

/** The fields of the letter that are known already. */
interface LetterFields {
  readonly company: string;
  readonly licenceNo: string;
  readonly legalPerson: string;
  readonly contact: string;
}

const STYLE =
  'body{max-width:640px;margin:64px auto;font:16px/2 serif}h1{text-align:center;font-size:24px}dl{margin:32px 0}' +
  'dt{float:left;width:180px}dd{margin:0 0 12px 190px;min-height:32px;border-bottom:1px solid #000}p{margin:32px 0}';

/** The letter of authorisation as a page to print, stamp and photograph (rules/certification-pages#company-page). */
export function createLetter({ company, licenceNo, legalPerson, contact }: LetterFields): Blob {
  const title = m['cert.company.letter']();
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = document.documentElement.lang;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.prepend(charset, style);
  const append = (parent: Element, name: string, text = '') => {
    const element = page.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const list = (rows: readonly (readonly [string, string])[]) => {
    const parent = append(page.body, 'dl');
    for (const [term, value] of rows) {
      append(parent, 'dt', term);
      append(parent, 'dd', value);
    }
  };
  append(page.body, 'h1', title);
  list([
    [m['cert.company.name'](), company],
    [m['cert.status.creditCode'](), licenceNo],
    [m['cert.company.contact'](), contact],
  ]);
  append(page.body, 'p', m['cert.letter.body']());
  list([
    [m['cert.status.legalPerson'](), legalPerson],
    [m['cert.letter.signature'](), ''],
    [m['cert.letter.stamp'](), ''],
    [m['cert.letter.date'](), ''],
  ]);
  return new Blob([`<!doctype html>${page.documentElement.outerHTML}`], { type: 'text/html' });
}
