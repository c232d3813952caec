import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetDocument } from '../../entities/document/api/get-document.ts';
import { authorText } from '../../texts/author-text.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { documentKindText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { Reading, ReadingSection } from '../../ui/page/reading.tsx';
import { ListRow } from '../../ui/row/list-row.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { ItemHeading } from '../../ui/title/title.tsx';
import { DocumentSection } from './document-section.tsx';
import styles from './document-view.module.css';

interface DocumentViewProps {
  id: string;
  /** Actions of a reader. */
  actions: ReactNode;
  /** The comments. */
  comments: ReactNode;
  /** The course that it is a lesson of. */
  course?: ReactNode;
}

/** A library document to read, section by section. */
export function DocumentView({ id, actions, comments, course }: DocumentViewProps) {
  const { card, kind, evidenceDate, reviewer, sections, references, related } = useGetDocument(id);
  const outline = sections.map(({ heading }, index) => ({ id: `section-${index + 1}`, heading }));
  return (
    <Reading
      outlineLabel={m['agreement.outline']()}
      outline={outline}
      comments={comments}
      head={
        <header>
          <p className={styles.tags}>
            <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
            <Tag>{documentKindText(kind)}</Tag>
          </p>
          <ItemHeading of={card} />
          <p className={styles.by}>
            {card.author ? (
              <Link to={`/doctorHome?id=${card.author.id}`}>
                {card.author.name} · {card.author.hospital}
              </Link>
            ) : (
              authorText(card.author)
            )}
            <span className="num">{dateText(card.publishedAt)}</span>
            <span>{m['document.evidence']({ date: evidenceDate })}</span>
            {reviewer && <span>{m['document.reviewer']({ name: reviewer.name })}</span>}
          </p>
          {actions}
          <p className={styles.summary}>{card.summary}</p>
        </header>
      }
      rail={
        (course || related.length > 0) && (
          <>
            {course}
            {related.length > 0 && <h2>{m['content.detail.related']()}</h2>}
            {related.map((item) => (
              <ListRow
                key={item.resourceId}
                to={item.pcLink}
                of={item}
                picture={item.picture}
                meta={authorText(item.author)}
              />
            ))}
          </>
        )
      }
    >
      {sections.map((section, index) => (
        <DocumentSection key={outline[index]?.id} id={outline[index]?.id ?? ''} section={section} />
      ))}
      {references.length > 0 && (
        <ReadingSection id="references" heading={m['document.references']()} quotable={false}>
          <ol className={styles.references}>
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ol>
        </ReadingSection>
      )}
    </Reading>
  );
}
