import type { Picture } from '@osteon/contract';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A script element with data for the page; no text in it can end the element or start another. */
export function dataScript(id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

const getSources = ({ variants }: Picture) => variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture of the first view. `sizes` are those of the portal's own picture, so that both load the same file. */
export function renderPicture(picture: Picture, sizes: string): string {
  const { url, width, height, alt } = picture;
  return `<img src="${escapeHtml(url)}" srcset="${escapeHtml(getSources(picture))}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" fetchpriority="high">`;
}

/** The head element that loads a picture before the style sheets and scripts. */
export function preloadPicture(picture: Picture, sizes: string): string {
  return `<link rel="preload" as="image" href="${escapeHtml(picture.url)}" imagesrcset="${escapeHtml(getSources(picture))}" imagesizes="${sizes}" fetchpriority="high">`;
}
