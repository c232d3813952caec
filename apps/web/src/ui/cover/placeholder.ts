import { thumbHashToDataURL } from 'thumbhash';

/** The blurred placeholder of a picture as a CSS image, from its ThumbHash in base64; undefined without a hash. */
export function getPlaceholder(thumbHash: string): string | undefined {
  if (!thumbHash) return undefined;
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0));
  return `url(${thumbHashToDataURL(bytes)})`;
}

/** The `srcset` of a picture; undefined where there is only one width. */
export function getSrcSet(variants: readonly { url: string; width: number }[]): string | undefined {
  if (variants.length < 2) return undefined;
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
