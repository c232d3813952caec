import type { Picture as PictureData } from '@osteon/contract';
import clsx from 'clsx';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';
import { whenIdle } from '../../lib/when-idle.ts';
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

/** A picture of the library, with its size set before it loads and its ThumbHash as placeholder: its average colour, then blurred. */
export function Picture({ picture, sizes, eager = false, alt = picture.alt, className }: PictureProps) {
  const { url, width, height, thumbHash, variants } = picture;
  return (
    <img
      ref={(image) => showPlaceholder(image, thumbHash)}
      className={clsx(styles.picture, className)}
      style={{ backgroundColor: getAverageColour(thumbHash) }}
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

const readHash = (thumbHash: string) => Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0));

/** The average colour of a picture, from its ThumbHash in base64; undefined without a hash. */
export function getAverageColour(thumbHash: string): string | undefined {
  if (!thumbHash) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(readHash(thumbHash));
  return `rgb(${[r, g, b].map((share) => Math.round(share * 255)).join(' ')})`;
}

/**
 * Shows the blurred picture of a ThumbHash until the picture itself has loaded. Decoded once the page is idle: forty of them
 * on the home page were an eighth of its first rendering.
 */
function showPlaceholder(image: HTMLImageElement | null, thumbHash: string): void {
  if (!image || !thumbHash || image.complete) return;
  whenIdle(() => {
    if (image.isConnected && !image.complete)
      image.style.backgroundImage = `url(${thumbHashToDataURL(readHash(thumbHash))})`;
  });
}

/** The `srcset` of a picture; undefined where there is only one width. */
export function getSrcSet(variants: readonly { url: string; width: number }[]): string | undefined {
  if (variants.length < 2) return undefined;
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
