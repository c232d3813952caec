import type { Picture } from '@osteon/contract';
import { escapeHtml } from './markup.ts';

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
