import type { ReactNode } from 'react';
import styles from './scene-details.module.css';

/** A detail of a login, with a secondary value. */
export interface SceneDetail {
  readonly name: string;
  readonly value: ReactNode;
  readonly aside?: string;
}

/** The details of a login, one per row. */
export function SceneDetails({ details }: { details: readonly SceneDetail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ name, value, aside }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {aside && <span>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
