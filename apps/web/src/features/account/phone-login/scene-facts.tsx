import type { ReactNode } from 'react';
import styles from './scene-facts.module.css';

/** A detail of a login, with a secondary value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly aside?: string;
}

/** The details of a login, one per row. */
export function SceneFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, aside }) => (
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
