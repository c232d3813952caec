import { DEBOUNCE_MS, formatDuration } from '@osteon/domain';
import { useState } from 'react';
import type { Collected } from '../../../entities/engagement/api/list-collected.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { shortDateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { itemTypeText, resourceIcon } from '../../../ui/resource-type/resource-type.ts';
import { ListRow } from '../../../ui/row/list-row.tsx';
import { useRemoveCollected } from '../api/remove-collected.ts';
import styles from './collected-list.module.css';
import type { CollectTarget } from './set-collected.ts';

const COLLECTABLE_TYPES: readonly CollectTarget['resourceType'][] = [1, 2, 7, 14];

/** A favourite with the time of its addition and the button that removes it: from the open folder, or from all. */
export function CollectedRow({ item, folderId }: { item: Collected; folderId: string | null }) {
  const [now] = useState(Date.now);
  const isTap = useThrottle(DEBOUNCE_MS);
  const { mutate: remove } = useRemoveCollected();
  const removeFavorite = () => {
    if (!isTap()) return;
    const target = getCollectTarget(item);
    const from = folderId === null ? {} : { folderId };
    if (folderId !== null || !target) remove({ resourceIds: [item.resourceId], ...from });
    else emit('actionRequested', { action: { name: 'collect', data: { ...target, on: false } } });
  };
  const text = item.card && folderId === null ? m['mine.collected.end']() : m['mine.collected.takeOut']();
  return (
    <>
      <Content item={item} />
      <div className={styles.side}>
        <time>{m['mine.collected.at']({ date: shortDateText(item.collectedAt, now) })}</time>
        <Button kind="text" size="sm" aria-label={`${text} ${item.title}`} onClick={removeFavorite}>
          {text}
        </Button>
      </div>
    </>
  );
}

/** A resource that is no longer visible keeps its title. */
function Content({ item: { card, title, resourceType } }: { item: Collected }) {
  if (!card) {
    return (
      <div className={styles.gone}>
        <h3>{m['content.detail.notFound']()}</h3>
        <p className={styles.meta}>
          <span>{title}</span>
          <span>{itemTypeText(resourceType)}</span>
        </p>
      </div>
    );
  }
  return (
    <ListRow
      to={card.pcLink}
      of={card}
      picture={card.picture}
      meta={
        <span className={styles.meta}>
          <span className={styles.type}>
            <Icon of={resourceIcon(resourceType)} size={16} />
            {itemTypeText(resourceType)}
          </span>
          <span>{authorText(card.author)}</span>
        </span>
      }
      duration={card.durationSeconds === null ? undefined : formatDuration(card.durationSeconds)}
      watched={card.watched}
    />
  );
}

/** Target of the removal of a favourite; null for a type that this build does not support. */
function getCollectTarget(item: { resourceType: number; resourceId: string }): CollectTarget | null {
  const resourceType = COLLECTABLE_TYPES.find((type) => type === item.resourceType);
  return resourceType === undefined ? null : { resourceType, resourceId: item.resourceId };
}
