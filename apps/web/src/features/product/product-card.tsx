import type { ResponseOf } from '@osteon/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../texts/index.ts';
import { productCategoryText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Details } from '../../ui/details/details.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './product-card.module.css';

type Product = ResponseOf<'listProducts'>['list'][number];

interface ProductCardProps {
  product: Product;
  /** Rendered beside it while it is open. */
  whileOpen: ReactNode;
}

/**
 * A device product; its specifications and full description expand in place, those of the address's product are
 * expanded from the start.
 */
export function ProductCard({ product, whileOpen }: ProductCardProps) {
  const card = useRef<HTMLElement>(null);
  const isOfAddress = useLocation().hash === `#${product.id}`;
  // The event of a card that is open from the start may be fired before it is in the page, and is lost then.
  const [isOpen, setOpen] = useState(isOfAddress);
  // The list loads after the browser has scrolled to the product of the address.
  useEffect(() => {
    if (isOfAddress) card.current?.scrollIntoView();
  }, [isOfAddress]);
  return (
    <article ref={card} className={styles.card} id={product.id}>
      {isOpen && whileOpen}
      <Cover picture={product.picture} sizes="(max-width: 768px) 50vw, 300px" alt="" />
      <div className={styles.body}>
        <h2>{product.name}</h2>
        <p className={styles.company}>{product.company}</p>
        <p className={styles.summary}>{product.summary}</p>
        <p className={styles.foot}>
          <Tag specialtyId={product.specialty.id}>{nameText(product.specialty)}</Tag>
          <span>{productCategoryText(product.category)}</span>
        </p>
        <Details summary={m['product.specifications']()} open={isOfAddress} onToggle={setOpen}>
          <ul>
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <dl>
            {product.specifications.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Details>
      </div>
    </article>
  );
}
