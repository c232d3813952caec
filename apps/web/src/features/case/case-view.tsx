import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetCase } from '../../entities/case/api/get-case.ts';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { imagingText, sexText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Reading, ReadingSection } from '../../ui/page/reading.tsx';
import { ListRow } from '../../ui/row/list-row.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { ItemHeading } from '../../ui/title/title.tsx';
import { CaseDecision } from './case-decision.tsx';
import styles from './case-view.module.css';

interface CaseViewProps {
  id: string;
  /** Actions of a reader. */
  actions: ReactNode;
  /** The comments. */
  comments: ReactNode;
  /** The course that it is a lesson of. */
  course?: ReactNode;
}

/** A case from history to follow-up, in the order a reader decides it. */
export function CaseView({ id, actions, comments, course }: CaseViewProps) {
  const detail = useGetCase(id);
  const { card, patient, decision } = detail;
  const sections = [
    { id: 'history', heading: m['case.history'](), body: <p>{detail.history}</p> },
    { id: 'examination', heading: m['case.examination'](), body: <p>{detail.examination}</p> },
    {
      id: 'imaging',
      heading: m['case.imaging'](),
      body: (
        <dl className={styles.findings}>
          {detail.imaging.map(({ kind, view, finding }) => (
            <div key={`${kind}${view}`}>
              <dt>
                {imagingText(kind)} {view}
              </dt>
              <dd>{finding}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    { id: 'laboratory', heading: m['case.laboratory'](), body: <p>{detail.laboratory}</p> },
    {
      id: 'diagnosis',
      heading: m['case.diagnosis'](),
      body: (
        <>
          <p>{detail.diagnosis}</p>
          <p>{detail.classification}</p>
        </>
      ),
    },
    { id: 'decision', heading: m['case.decision'](), body: <CaseDecision decision={decision} /> },
    { id: 'operation', heading: m['case.operation'](), body: <p>{detail.operation}</p> },
    {
      id: 'follow-up',
      heading: m['case.followUp'](),
      body: (
        <dl className={styles.findings}>
          {detail.followUp.map(({ time, finding, score }) => (
            <div key={time}>
              <dt>{time}</dt>
              <dd>
                {finding} {score}
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    { id: 'discussion', heading: m['case.discussion'](), body: <p>{detail.discussion}</p> },
  ];
  return (
    <Reading
      outlineLabel={m['agreement.outline']()}
      outline={sections}
      comments={comments}
      head={
        <header>
          <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
          <ItemHeading of={card} />
          <p className={styles.by}>
            {[sexText(patient.sex), m['case.age']({ age: patient.age }), patient.occupation].join(' · ')}
            {card.author ? (
              <Link to={`/doctorHome?id=${card.author.id}`}>
                {card.author.name} · {card.author.hospital}
              </Link>
            ) : (
              authorText(card.author)
            )}
          </p>
          {actions}
          <p className={styles.complaint}>{detail.chiefComplaint}</p>
          <Cover picture={card.picture} sizes="(max-width: 768px) 100vw, 720px" eager alt="" className={styles.cover} />
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
      {sections.map(({ id: anchor, heading, body }) => (
        <ReadingSection key={anchor} id={anchor} heading={heading}>
          {body}
        </ReadingSection>
      ))}
    </Reading>
  );
}
