import type { ProductCard } from '@osteon/contract';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { product } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './products.module.css';

/** The products of an event with their pictures. */
export function ProductCards({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className={styles.cards}>
      {products.map(({ id, name, company, picture }) => (
        <li key={id}>
          <Cover picture={picture} sizes="(max-width: 768px) 50vw, 300px" alt="" />
          <div>
            <h3>
              <Link to={`/productList#${id}`} data-live-action="brandClick">
                {name}
              </Link>
            </h3>
            <p>{company}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The products of an event with their companies, in the column beside its agenda. */
export function ProductRows({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className={styles.rows}>
      {products.map(({ id, name, company }) => (
        <li key={id}>
          <Link to={`/productList#${id}`} data-live-action="brandClick">
            <span className={styles.icon}>
              <Icon of={product} />
            </span>
            <span className={styles.text}>
              <b>{name}</b>
              <span>{company}</span>
            </span>
            <Icon of={chevronRight} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
