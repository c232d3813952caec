import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { sexText } from '../../texts/library/library-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { CoverCard } from '../../ui/card/cover-card.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './case-card.module.css';

/** A case in a list, with the decision that it puts to the reader. */
export function CaseCard({ item }: { item: ResourceCard }) {
  return (
    <CoverCard item={item} titles={item}>
      {item.case && <p className={styles.patient}>{patientText(item.case)}</p>}
      {item.case && <p className={styles.question}>{item.case.question}</p>}
      <p className={styles.foot}>
        <Tag specialtyId={item.specialty.id}>{nameText(item.specialty)}</Tag>
        <span>{authorText(item.author)}</span>
      </p>
    </CoverCard>
  );
}

/** The patient in one line: 男 · 45岁 · Schatzker VI型. */
function patientText({ sex, age, classification }: NonNullable<ResourceCard['case']>): string {
  return [sexText(sex), m['case.age']({ age }), classification].filter((part) => part !== '').join(' · ');
}
