import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useGetCase } from '../../entities/case/api/get-case.ts';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { authorText } from '../../texts/author-text.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { Details } from '../../ui/details/details.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lock } from '../../ui/icon/icons.ts';
import { Reading, ReadingSection } from '../../ui/page/reading.tsx';
import { Region } from '../../ui/region/region.tsx';
import { ListRow } from '../../ui/row/list-row.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { ItemHeading } from '../../ui/title/title.tsx';
import { CaseSummary } from './case-summary.tsx';
import styles from './case-view.module.css';

// Below the first view.
const CaseImaging = lazyPart(async () => (await import('./imaging/case-imaging.tsx')).CaseImaging);
const CaseOutcome = lazyPart(async () => (await import('./outcome/case-outcome.tsx')).CaseOutcome);

interface CaseViewProps {
  id: string;
  /** Actions of a reader. */
  actions: ReactNode;
  /** The comments. */
  comments: ReactNode;
  /** The course that it is a lesson of. */
  course?: ReactNode;
}

/** A case from history to follow-up, in the order a reader decides it (rules/case#page). */
export function CaseView({ id, actions, comments, course }: CaseViewProps) {
  const detail = useGetCase(id);
  const { card, isSealed } = detail;
  const isCommentLinked = useLocation().hash.startsWith('#comment-');
  const sealed = (heading: string) => (
    <span className={styles.sealed}>
      {heading} {isSealed && <Icon of={lock} size={14} />}
    </span>
  );
  const outline = [
    { id: 'summary', heading: m['case.section.summary']() },
    { id: 'history', heading: m['case.section.clinical']() },
    { id: 'imaging', heading: m['case.section.imaging']() },
    { id: 'laboratory', heading: m['case.laboratory']() },
    { id: 'diagnosis', heading: m['case.diagnosis']() },
    ...(detail.decision.options.length > 0 ? [{ id: 'decision', heading: m['case.decision']() }] : []),
    { id: 'operation', heading: sealed(m['case.section.operation']()) },
    { id: 'follow-up', heading: sealed(m['case.followUp']()) },
    { id: 'discussion', heading: sealed(m['case.discussion']()) },
  ];
  return (
    <Reading
      outlineLabel={m['agreement.outline']()}
      outline={outline}
      comments={
        isSealed ? (
          <Details className={styles.folded} summary={m['case.seal.comments']()} open={isCommentLinked}>
            {comments}
          </Details>
        ) : (
          comments
        )
      }
      head={
        <header>
          <p className={styles.tags}>
            <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
            {detail.tags.map((tag) => (
              <Link key={tag.id} to={`/tagTerminal?id=${tag.id}`}>
                <Tag>{tag.name}</Tag>
              </Link>
            ))}
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
          </p>
          {actions}
          <CaseSummary detail={detail} />
        </header>
      }
      rail={
        (course || detail.related.length > 0) && (
          <>
            {course}
            {detail.related.length > 0 && <h2>{m['content.detail.related']()}</h2>}
            {detail.related.map((item) => (
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
      <ReadingSection id="history" heading={m['case.section.clinical']()}>
        <p>{detail.history}</p>
      </ReadingSection>
      <section id="examination" className={styles.examination} data-quotable>
        <p>{detail.examination}</p>
      </section>
      <ReadingSection id="imaging" heading={m['case.section.imaging']()}>
        <Region skeleton={<div className={styles.late} />}>
          <CaseImaging id={id} detail={detail} />
        </Region>
      </ReadingSection>
      <ReadingSection id="laboratory" heading={m['case.laboratory']()}>
        <p>{detail.laboratory}</p>
      </ReadingSection>
      <ReadingSection id="diagnosis" heading={m['case.diagnosis']()}>
        <p>{detail.diagnosis}</p>
        <p>{detail.classification}</p>
      </ReadingSection>
      <Region skeleton={<div className={styles.late} />}>
        <CaseOutcome key={id} id={id} detail={detail} />
      </Region>
    </Reading>
  );
}
