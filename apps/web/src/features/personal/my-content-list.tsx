import { type MyContent, useListMyContent } from '../../entities/personal/api/list-my-content.ts';
import { countText } from '../../texts/count-text.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { itemTypeText, resourceIcon } from '../../ui/resource-type/resource-type.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { useTitle } from '../../ui/title/title.tsx';
import styles from './my-content-list.module.css';

/**
 * Content published by the customer, newest first, with likes, favourites and views (rules/personal#published-content).
 */
export function MyContentList() {
  const { items, ...pages } = useListMyContent();
  if (items.length === 0) return <Empty text={m['mine.empty.content']()} />;
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{m['mine.content.item']()}</span>
        <span>{m['mine.content.views']()}</span>
        <span>{m['mine.content.favourites']()}</span>
        <span>{m['mine.content.likes']()}</span>
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <Row key={`${item.resourceType} ${item.resourceId}`} item={item} />
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}

function Row({ item }: { item: MyContent }) {
  const { resourceType, picture, pcLink, publishedAt } = item;
  const { text: title } = useTitle(item);
  const figures = [
    { label: m['mine.content.views'](), count: item.viewCount },
    { label: m['mine.content.favourites'](), count: item.favourites },
    { label: m['mine.content.likes'](), count: item.likes },
  ];
  return (
    <li className={styles.row}>
      <ListRow
        to={pcLink}
        of={item}
        picture={picture}
        meta={
          <span className={styles.meta}>
            <span className={styles.state}>{m['mine.content.published']()}</span>
            <span className={styles.type}>
              <Icon of={resourceIcon(resourceType)} size={14} />
              {itemTypeText(resourceType)}
            </span>
            <span>{m['mine.content.publishedAt']({ date: dateText(publishedAt) })}</span>
          </span>
        }
      />
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{countText(count)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink size="sm" to={pcLink} aria-label={`${m['mine.content.open']()} ${title}`}>
        {m['mine.content.open']()}
      </ButtonLink>
    </li>
  );
}
