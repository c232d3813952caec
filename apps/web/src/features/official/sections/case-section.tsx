import { Link } from 'react-router';
import { useGetCase } from '../../../entities/case/api/get-case.ts';
import { m } from '../../../texts/index.ts';
import { sexText } from '../../../texts/library/library-text.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { UnbrokenEnd } from '../../../ui/text/unbroken-end.tsx';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './case-section.module.css';

const LETTERS = 'ABCDEF';

/** A case up to its decision; each option links to the case. */
export function CaseSection({ id }: { id: string }) {
  const detail = useGetCase(id);
  const { card, patient, decision } = detail;
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <p className={styles.patient}>
          <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
          {[sexText(patient.sex), m['case.age']({ age: patient.age }), patient.occupation].join(' · ')}
        </p>
        <h3>
          <TitleLink to={card.pcLink} of={card} className="target lines" />
        </h3>
        <p className={styles.complaint}>
          <UnbrokenEnd of={detail.chiefComplaint} />
        </p>
        <h4>
          <UnbrokenEnd of={decision.question} />
        </h4>
        <ol className={styles.options}>
          {decision.options.map((option, index) => (
            <li key={option}>
              <Link to={`${card.pcLink}#decision`}>
                <span className="num">{LETTERS[index]}</span>
                {option}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <Cover picture={card.picture} sizes="(max-width: 1080px) 100vw, 742px" className={styles.picture} />
    </div>
  );
}
