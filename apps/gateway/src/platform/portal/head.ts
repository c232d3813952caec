import { escapeHtml } from './markup.ts';

/** The link preview of an item. */
export interface PageCard {
  readonly title: string;
  readonly description: string;
  /** Path on the gateway or absolute; null where the item has no picture. */
  readonly image: string | null;
  readonly type?: 'article' | 'profile' | 'video.other';
}

/** Longest description that chat programs and search engines show. */
const DESCRIPTION_MAX = 200;

/**
 * Title, description and Open Graph card of a page that shows one item; `pageTitle` is the document title of its route.
 */
export function getHead(
  card: PageCard,
  { url, siteName, pageTitle }: { url: string; siteName: string; pageTitle: string },
): string {
  const description = card.description.slice(0, DESCRIPTION_MAX);
  const image = card.image === null ? null : new URL(card.image, url).href;
  const properties = {
    'og:site_name': siteName,
    'og:locale': 'zh_CN',
    'og:type': card.type ?? 'article',
    'og:title': card.title,
    'og:description': description,
    'og:url': url,
    ...(image === null ? {} : { 'og:image': image }),
  };
  return [
    `<title>${escapeHtml(`${card.title} - ${pageTitle}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([property, text]) => `<meta property="${property}" content="${escapeHtml(text)}">`,
    ),
  ].join('');
}
