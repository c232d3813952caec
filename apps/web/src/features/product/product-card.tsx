import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Details } from '../../ui/details/details.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './product-card.module.css';

type Product = ResponseOf<'listProducts'>['list'][number];

/** A device product; its specifications and full description expand in place. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <article className={styles.card} id={product.id}>
      <Cover picture={product.picture} sizes="(max-width: 768px) 50vw, 300px" alt="" />
      <div className={styles.body}>
        <h2>{product.name}</h2>
        <p className={styles.company}>{product.company}</p>
        <p className={styles.summary}>{product.summary}</p>
        <p className={styles.foot}>
          <Tag specialtyId={product.specialty.id}>{product.specialty.name}</Tag>
          <span>{product.category}</span>
        </p>
        <Details summary={m['product.specifications']()}>
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
