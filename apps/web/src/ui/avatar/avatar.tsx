import { getPortraitThumbnail } from '@osteon/domain';
import clsx from 'clsx';
import { type CSSProperties, useState } from 'react';
import { SPECIALTY_IDS, specialtyTint } from '../tag/specialty-tint.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Its first character on the person's colour is shown where there is no picture. */
  name: string;
  /** Address of the portrait; undefined or empty for none. */
  src?: string | undefined;
  /** Edge in px. */
  size?: number;
  /** A red ring while live. */
  live?: boolean;
}

/**
 * A person or an association, decorative because the name is beside it: the styles draw the character, so it is not
 * part of the label of the button or link around it (WCAG 2.5.3). A picture that cannot be loaded leaves the character.
 */
export function Avatar({ name, src = '', size = 32, live = false }: AvatarProps) {
  const [missing, setMissing] = useState('');
  const edge: CSSProperties & Record<'--s', string> = { ...personTint(name), '--s': `${size}px` };
  return (
    <span
      className={clsx(styles.avatar, live && styles.live)}
      style={edge}
      data-initial={Array.from(name)[0]}
      aria-hidden="true"
    >
      {src !== '' && src !== missing && (
        <img
          src={src}
          srcSet={getSources(src)}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}

/**
 * Both squares of a portrait, of which the browser loads the smaller where it is large enough; any other picture is
 * one.
 */
function getSources(src: string): string | undefined {
  const thumbnail = getPortraitThumbnail(src);
  return thumbnail === src ? undefined : `${thumbnail} 96w, ${src} 512w`;
}

/**
 * The colour of a person or an association, by the name, the same wherever they are shown
 * (rules/format#colours-of-people).
 */
export function personTint(name: string): CSSProperties {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return specialtyTint(SPECIALTY_IDS[hash % SPECIALTY_IDS.length] ?? '');
}
