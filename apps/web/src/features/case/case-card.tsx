import type { ResourceCard } from '@osteon/contract';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './case-card.module.css';
import { patientText } from './patient-text.ts';

/** A case in a list, with the decision that it puts to the reader. */
export function CaseCard({ item }: { item: ResourceCard }) {
  return (
    <article className={styles.card} {...cardMark(item, 'card')}>
      <Cover picture={item.picture} sizes="(max-width: 768px) 50vw, 300px" alt="" />
      <div className={styles.body}>
        <h2>
          <TitleLink to={item.pcLink} of={item} />
        </h2>
        {item.case && <p className={styles.patient}>{patientText(item.case)}</p>}
        {item.case && <p className={styles.question}>{item.case.question}</p>}
        <p className={styles.foot}>
          <Tag specialtyId={item.specialty.id}>{item.specialty.name}</Tag>
          <span>{item.author?.name}</span>
        </p>
      </div>
    </article>
  );
}
