import { thumbHashToDataURL } from 'thumbhash';

/** The blurred stand-in of a picture as a CSS image, out of its ThumbHash in base64; none where there is no hash. */
export function placeholderOf(thumbHash: string): string | undefined {
  if (!thumbHash) return undefined;
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0));
  return `url(${thumbHashToDataURL(bytes)})`;
}

/** The widths that a browser may choose from; none where there is only one. */
export function srcSetOf(variants: readonly { url: string; width: number }[]): string | undefined {
  if (variants.length < 2) return undefined;
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
