import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../../texts/author-text.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { itemTypeText } from '../../../ui/resource-type/resource-type.ts';
import { Title } from '../../../ui/title/title.tsx';
import styles from './phone.module.css';

interface ResourceChoiceProps {
  title: string;
  cards: readonly ResourceCard[];
  /** Ids. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
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
            <Checkbox checked={chosen.includes(card.resourceId)} onChange={() => onToggle(card.resourceId)}>
              <span className={styles.resource}>
                <Cover picture={card.picture} sizes="96px" alt="" className={styles.cover} />
                <span>
                  <b>
                    <Title of={card} />
                  </b>
                  <small>{joinDetails([itemTypeText(card.resourceType), authorText(card.author)])}</small>
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
