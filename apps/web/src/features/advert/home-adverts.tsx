import { Fragment, type ReactNode } from 'react';
import { useListHomeAdverts } from '../../entities/advert/api/list-home-adverts.ts';
import type { Advert } from './advert-card.tsx';
import styles from './home-adverts.module.css';

/** The adverts of the home page in a row, where there are any (rules/advert#places). */
export function HomeAdverts({ card }: { card: (advert: Advert) => ReactNode }) {
  const adverts = useListHomeAdverts();
  return (
    <div className={styles.adverts}>
      {adverts.map((advert) => (
        <Fragment key={advert.id}>{card(advert)}</Fragment>
      ))}
    </div>
  );
}
