import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listFeaturedTermsQuery } from '../../../entities/dictionary/api/list-featured-terms.ts';
import styles from './dictionary-section.module.css';

const TERMS_MAX = 8;

/** Terms in both languages with the start of their definition. */
export function DictionarySection() {
  const { list } = useSuspenseQuery(listFeaturedTermsQuery).data;
  return (
    <ul className={styles.terms}>
      {list.slice(0, TERMS_MAX).map(({ id, term, en, abbreviation, definition }) => (
        <li key={id}>
          <div>
            <h3>
              <Link to={`/dictionaryTerminal?id=${id}`}>{term}</Link>
              {abbreviation && <span className="num">{abbreviation}</span>}
            </h3>
            <p className={styles.english} lang="en">
              {en}
            </p>
          </div>
          <p className={styles.definition}>{definition}</p>
        </li>
      ))}
    </ul>
  );
}
