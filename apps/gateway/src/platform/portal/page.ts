import type { CallName } from '@osteon/contract';
import type { Locale } from '@osteon/domain';
import type { Config } from '../config/config.ts';
import type { Session } from '../session/session.ts';
import { getHead, type PageCard } from './head.ts';
import { dataScript, escapeHtml } from './markup.ts';
import { LOW, type PageAssets, type ScriptStart } from './page-assets.ts';

/** Path of a page without the base, such as `/videoTerminal` → its card; null where the query names no item. */
export type PageCards = { readonly [path: string]: (query: URLSearchParams) => Promise<PageCard | null> };

/** The theme a visitor chose; null where the device decides. */
export type Theme = 'light' | 'dark' | null;

/**
 * The initial data of a page: the content that it shows before its scripts run. The pages of a shared object are cached
 * with it.
 */
export interface InitialData {
  /** The answer of the page's call, so that the portal need not request it. */
  readonly data: { readonly call: CallName; readonly payload: object; readonly answer: unknown };
  /** HTML by the `data-slot` of its element in the prerendered shell; every text in it is escaped already. */
  readonly slots: Readonly<Record<string, string>>;
  /** Head elements. */
  readonly preload: string;
}

/** Path of a page without the base → its initial data; null where there is none for this caller. */
export type InitialDataLoaders = {
  readonly [path: string]: (caller: { session: Session | null; query: URLSearchParams }) => Promise<InitialData | null>;
};

/** The parts of a page that depend on the request. */
export interface PageParts {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Absolute address of the page. */
  readonly url: string;
  readonly card: PageCard | null;
  /** Document title of the route, which follows the item's name where there is a card; null for the template's. */
  readonly title: string | null;
  readonly assets: PageAssets;
  readonly initialData: InitialData | null;
  /** The prerendered shell as HTML, its slots filled; empty for a page without a frame. */
  readonly frame: string;
}

/**
 * Creates the function that fills the built page: language and theme on the root element, title and card in the head, the operator's
 * values and the answer of its call as data, and the prerendered shell.
 */
export function pageFiller(html: string, site: Config['site'] & { year: number }): (parts: PageParts) => string {
  const siteScript = dataScript('site', site);
  const templates: Readonly<Record<ScriptStart, string>> = {
    atOnce: html,
    afterStyles: html.replace('<script type="module"', `$&${LOW}`),
    afterPaint: html.replace('<script type="module"', '<script type="after-paint"'),
  };

  return ({ locale, theme, url, card, title, assets, initialData: firstPaint, frame }) => {
    const initialDataScript = firstPaint ? dataScript('first-paint', firstPaint.data) : '';
    const siteName = (locale === 'en' && site.companyEn) || site.company;
    const head = card ? getHead(card, { url, siteName, pageTitle: title ?? siteName }) : '';
    const ownTitle = title === null ? null : `<title>${escapeHtml(title)}</title>`;
    const template = templates[assets.scriptStart];
    // Functions instead of strings, in which `$&` would be a replacement pattern.
    return (locale === 'en' ? template.replace('lang="zh-CN"', 'lang="en"') : template)
      .replace('<html', () => (theme ? `<html data-theme="${theme}" data-mantine-color-scheme="${theme}"` : '<html'))
      .replace(/<title>.*<\/title>/, (built) => (card ? '' : (ownTitle ?? built)))
      .replace('<!--head-->', () => (firstPaint?.preload ?? '') + head + assets.tags + siteScript + initialDataScript)
      .replace('<!--first-frame-->', () => (frame ? `<div id="first-frame">${frame}</div>` : ''));
  };
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in a page's query; null for a missing or malformed one. */
export function queryId(query: URLSearchParams, name = 'id'): string | null {
  const id = query.get(name);
  return id !== null && ID.test(id) ? id : null;
}
