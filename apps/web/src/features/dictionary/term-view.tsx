import { Link } from 'react-router';
import { useGetTerm } from '../../entities/dictionary/api/get-term.ts';
import { useItemTitle } from '../../lib/item-title.ts';
import { m } from '../../texts/index.ts';
import { joinList } from '../../texts/join-text.ts';
import { termCategoryText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import area from '../../ui/link-area/link-area.module.css';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './term-view.module.css';

/** A term in both languages, with related terms and the content that mentions it. */
export function TermView({ id }: { id: string }) {
  const term = useGetTerm(id);
  useItemTitle(term.term);
  return (
    <article className={styles.term}>
      <p className={styles.tags}>
        <Tag specialtyId={term.specialtyId}>{nameText(term.specialty)}</Tag>
        <Tag>{termCategoryText(term.category)}</Tag>
      </p>
      <h1>{term.term}</h1>
      <p className={styles.english} lang="en">
        {term.en}
        {term.abbreviation && <span className="num">{term.abbreviation}</span>}
      </p>
      {term.synonyms.length > 0 && (
        <p className={styles.synonyms}>{m['dictionary.synonyms']({ list: joinList(term.synonyms) })}</p>
      )}
      <p className={styles.definition}>{term.definition}</p>
      <p className={styles.definition} lang="en">
        {term.definitionEn}
      </p>
      {term.related.length > 0 && (
        <section>
          <h2>{m['dictionary.related']()}</h2>
          <ul className={styles.related}>
            {term.related.map((other) => (
              <li key={other.id} className={area.area}>
                <Link to={`/dictionaryTerminal?id=${other.id}`}>{other.term}</Link>
                <span lang="en">{other.en}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {term.resources.length > 0 && (
        <section data-print="off">
          <h2>{m['dictionary.resources']()}</h2>
          <CardGrid>
            {term.resources.map((item) => (
              <ResourceCard key={item.resourceId} item={item} />
            ))}
          </CardGrid>
        </section>
      )}
    </article>
  );
}
