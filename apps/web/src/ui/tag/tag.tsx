import type { ReactNode } from 'react';
import { getLang } from '../../texts/locale.ts';
import { specialtyTint } from './specialty-tint.ts';
import styles from './tag.module.css';

/** A specialty in its tint; without one a neutral tag. */
export function Tag({ specialtyId = '', children }: { specialtyId?: string; children: ReactNode }) {
  return (
    <span className={styles.tag} style={specialtyTint(specialtyId)} lang={getLang(children)}>
      {children}
    </span>
  );
}
