import type { Picture as PictureData } from '@osteon/contract';
import clsx from 'clsx';
import styles from './cover.module.css';
import { placeholderOf, srcSetOf } from './placeholder.ts';

interface PictureProps {
  picture: PictureData;
  /** How wide it shows, in the terms of the img attribute `sizes`. */
  sizes: string;
  /** In the first view: fetched at once instead of when it comes near. */
  eager?: boolean;
  /** Empty where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/** A picture of the library: its size known before it comes, its ThumbHash in its place until then. */
export function Picture({ picture, sizes, eager = false, alt = picture.alt, className }: PictureProps) {
  const { url, width, height, thumbHash, variants } = picture;
  return (
    <img
      className={clsx(styles.picture, className)}
      style={{ backgroundImage: placeholderOf(thumbHash) }}
      src={url}
      srcSet={srcSetOf(variants)}
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
