import { DEBOUNCE_MS, formatDate, formatDuration, ROUTE_FRAMES } from '@osteon/domain';
import { type Collected, useListCollected } from '../../../entities/engagement/api/list-collected.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { ListRow } from '../../../ui/row/list-row.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { getCollectTarget } from './collect-change.ts';
import styles from './collected-list.module.css';

/** What the customer keeps, last kept first (rules/engagement#favourites). */
export function CollectedList() {
  return (
    <Region skeleton={<RowSkeletons count={4} />}>
      <Pages />
    </Region>
  );
}

function Pages() {
  const { items, ...pages } = useListCollected();
  const isTap = useThrottle(DEBOUNCE_MS);
  if (items.length === 0) {
    const hottest = (
      <ButtonLink size="sm" to={ROUTE_FRAMES.hotContent.path}>
        {m['route.hotContent']()}
      </ButtonLink>
    );
    return <Empty text={m['mine.empty.collected']()} action={hottest} />;
  }
  const takeOut = (item: Collected) => {
    const target = getCollectTarget(item);
    if (target && isTap()) emit('actionRequested', { action: { name: 'collect', data: { ...target, on: false } } });
  };
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.resourceId}>
            <Row item={item} />
            <div className={styles.side}>
              <time>{m['mine.collected.at']({ date: formatDate(item.collectedAt) })}</time>
              <Button
                kind="text"
                size="sm"
                aria-label={`${takeOutText(item)} ${item.title}`}
                onClick={() => takeOut(item)}
              >
                {takeOutText(item)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}

const takeOutText = ({ card }: Collected) => (card ? m['mine.collected.end']() : m['mine.collected.takeOut']());

/** What is no longer shown keeps its title. */
function Row({ item: { card, title } }: { item: Collected }) {
  if (!card) {
    return (
      <div className={styles.gone}>
        <h3>{m['content.detail.notFound']()}</h3>
        <p>{title}</p>
      </div>
    );
  }
  return (
    <ListRow
      to={card.pcLink}
      of={card}
      picture={card.picture}
      meta={authorText(card.author)}
      duration={card.durationSeconds === null ? undefined : formatDuration(card.durationSeconds)}
      watched={card.watched}
    />
  );
}
