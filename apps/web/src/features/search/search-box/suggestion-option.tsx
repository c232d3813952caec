import { formatDuration, RECOMMENDED_SEARCH, ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { ListOption } from '../../../ui/combobox/list-option.tsx';
import { Highlight } from '../../../ui/highlight/highlight.tsx';
import { arrowRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { aiSearch, fill, search } from '../../../ui/icon/icons.ts';
import { itemTypeText, resourceIcon } from '../../../ui/resource-type/resource-type.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { useTitle } from '../../../ui/title/title.tsx';
import type { SuggestionItem } from './suggestion-items.ts';
import styles from './suggestion-option.module.css';

// Literal keys: a key computed at run time would include the whole catalogue.
const KINDS = {
  surgery: m['search.kind.surgery'],
  disease: m['search.kind.disease'],
  term: m['search.kind.term'],
  author: m['search.kind.author'],
  query: m['search.kind.query'],
} as const;

interface SuggestionOptionProps {
  id: string;
  choice: SuggestionItem;
  chosen: boolean;
  onChoose: () => void;
  onFill: ((text: string) => void) | undefined;
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** An option of the panel. The focus stays in the field, which names the chosen option as its active descendant. */
export function SuggestionOption({ id, choice, chosen, onChoose, onFill }: SuggestionOptionProps) {
  return (
    <ListOption
      id={id}
      isSelected={chosen}
      ref={chosen ? scrollTo : undefined}
      className={clsx(styles.choice, styles[choice.kind], chosen && styles.chosen)}
      onChoose={onChoose}
    >
      <Body choice={choice} />
      {onFill && choice.kind === 'word' && (
        // A shortcut for touch: the words can also be typed or searched for.
        <span
          className={styles.fill}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onFill(choice.text);
          }}
        >
          <Icon of={fill} size={20} />
        </span>
      )}
    </ListOption>
  );
}

function Body({ choice }: { choice: SuggestionItem }): ReactNode {
  switch (choice.kind) {
    case 'past':
      return choice.text;
    case 'jumpWord':
      return (
        <>
          {choice.text}
          <Icon of={arrowRight} size={16} />
        </>
      );
    case 'hot':
      return (
        <>
          <span className={clsx('num', styles.rank, choice.rank <= 3 && styles.top)} aria-hidden="true">
            {choice.rank}
          </span>
          <span className={styles.text}>{choice.text}</span>
          {choice.hot.recommendType === RECOMMENDED_SEARCH && <Tag>{m['search.hot.recommend']()}</Tag>}
        </>
      );
    case 'written':
      return (
        <>
          <Icon of={search} size={20} />
          <span className={styles.text}>{m['search.suggest.asWritten']({ keyword: choice.text })}</span>
        </>
      );
    case 'word':
      return (
        <>
          <Icon of={search} size={20} />
          <span className={styles.text}>
            <Highlight pieces={choice.word.highlights} bold />
          </span>
          <small className={styles.kind}>{KINDS[choice.word.kind]()}</small>
        </>
      );
    case 'ai':
      return (
        <>
          <Icon of={aiSearch} size={20} />
          <span className={styles.text}>{m['search.suggest.askAi']({ keyword: choice.text })}</span>
          <Icon of={arrowRight} size={18} />
        </>
      );
    case 'jump':
      return <Jump jump={choice.jump} />;
  }
}

function Jump({ jump }: { jump: Extract<SuggestionItem, { kind: 'jump' }>['jump'] }) {
  const { resourceType, highlights, highlightsEn, note, durationSeconds, pages } = jump;
  const { lang } = useTitle(jump);
  const length =
    durationSeconds !== null && resourceType === ResourceType.video
      ? formatDuration(durationSeconds)
      : pages !== null && m['search.meta.pages']({ count: pages });
  return (
    <>
      <Icon of={resourceIcon(resourceType)} size={20} />
      <span className={styles.text}>
        <span className={styles.title} lang={lang}>
          <Highlight pieces={lang === 'en' ? highlightsEn : highlights} bold />
        </span>
        <small>{[note, length].filter(Boolean).join(' · ')}</small>
      </span>
      <small className={styles.kind}>{itemTypeText(resourceType)}</small>
    </>
  );
}
