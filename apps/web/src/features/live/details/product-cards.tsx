import type { ProductCard } from '@osteon/contract';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import styles from './product-cards.module.css';

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
