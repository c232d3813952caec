import clsx from 'clsx';
import type { ReactNode } from 'react';
import { camera } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { document } from '../../ui/icon/icons.ts';
import styles from './document-row.module.css';

interface DocumentRowProps {
  name: string;
  /** Its picture; null if there is none to show. */
  picture: { readonly src: string; readonly alt: string } | null;
  /** It is uploaded, with or without a picture to display. */
  isSent?: boolean;
  /** The state of the picture, below the name. */
  state: ReactNode;
  /** The button that photographs or uploads its picture. */
  action: ReactNode;
  /** Larger beside a form, with the action below on a phone. */
  large?: boolean;
}

/** A document with its picture, or an empty frame for one. */
export function DocumentRow({ name, picture, isSent = false, state, action, large = false }: DocumentRowProps) {
  return (
    <div className={clsx(styles.row, large && styles.large)}>
      {picture ? (
        <img className={styles.picture} src={picture.src} width={96} height={66} alt={picture.alt} />
      ) : (
        <span className={clsx(styles.picture, isSent ? styles.sent : styles.none)}>
          <Icon of={isSent ? document : camera} size={22} />
        </span>
      )}
      <div>
        <b>{name}</b>
        {state}
      </div>
      {action}
    </div>
  );
}
