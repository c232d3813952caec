import type { ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Title } from '../../../ui/title/title.tsx';
import styles from './phone.module.css';

const KINDS: Readonly<Partial<Record<number, () => string>>> = {
  [ResourceType.video]: m['content.type.video'],
  [ResourceType.document]: m['content.type.document'],
  [ResourceType.case]: m['content.type.case'],
  [ResourceType.course]: m['content.type.course'],
};

interface ResourceChoiceProps {
  title: string;
  cards: readonly ResourceCard[];
  chosen: readonly ResourceCard[];
  onToggle: (card: ResourceCard) => void;
}

/** Resources to tick. */
export function ResourceChoice({ title, cards, chosen, onToggle }: ResourceChoiceProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.choice}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.resourceId}>
            <Checkbox checked={chosen.includes(card)} onChange={() => onToggle(card)}>
              <span className={styles.resource}>
                <Cover picture={card.picture} sizes="96px" alt="" className={styles.cover} />
                <span>
                  <b>
                    <Title of={card} />
                  </b>
                  <small>
                    {[KINDS[card.resourceType]?.(), card.author?.name].filter((text) => text !== undefined).join('　')}
                  </small>
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
