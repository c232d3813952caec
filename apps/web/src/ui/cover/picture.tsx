import type { Picture as PictureData } from '@osteon/contract';
import clsx from 'clsx';
import styles from './cover.module.css';
import { getPlaceholder, getSrcSet } from './placeholder.ts';

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
