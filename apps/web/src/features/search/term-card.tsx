import type { SearchTerm } from '@osteon/contract';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { Highlight } from '../../ui/highlight/highlight.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './term-card.module.css';

/** The dictionary entry of the search term. */
export function TermCard({ term }: { term: SearchTerm }) {
  return (
    <section className={styles.card} aria-label={m['search.term.label']()}>
      <p className={styles.label}>{m['search.term.label']()}</p>
      <h2>
        <Link to={`/dictionaryTerminal?id=${term.id}`}>
          <Highlight pieces={term.term} />
        </Link>
      </h2>
      <p className={styles.english} lang="en">
        <Highlight pieces={term.english} />
      </p>
      <p className={styles.definition}>
        <Highlight pieces={term.definition} />
      </p>
      {term.related.length > 0 && (
        <p className={styles.related}>
          {term.related.map(({ id, term: name }) => (
            <Link key={id} to={`/dictionaryTerminal?id=${id}`}>
              <Tag>{name}</Tag>
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
