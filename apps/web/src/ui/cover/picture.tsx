import type { Picture as PictureData } from '@osteon/contract';
import clsx from 'clsx';
import { thumbHashToDataURL } from 'thumbhash';
import styles from './cover.module.css';

interface PictureProps {
  picture: PictureData;
  /** Its rendered width, as in the `sizes` attribute of img. */
  sizes: string;
  /** In the first view: loaded eagerly instead of lazily. */
  eager?: boolean;
  /** Empty where the text beside it is the same. */
  alt?: string;
  className?: string;
}

/** A picture of the library, with its size set before it loads and its ThumbHash as placeholder. */
export function Picture({ picture, sizes, eager = false, alt = picture.alt, className }: PictureProps) {
  const { url, width, height, thumbHash, variants } = picture;
  return (
    <img
      className={clsx(styles.picture, className)}
      style={{ backgroundImage: getPlaceholder(thumbHash) }}
      src={url}
      srcSet={getSrcSet(variants)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

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
