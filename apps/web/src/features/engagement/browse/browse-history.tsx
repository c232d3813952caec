import { ROUTE_FRAMES } from '@osteon/domain';
import {
  type BrowseFilter,
  type BrowseRecord,
  useListBrowseRecords,
} from '../../../entities/engagement/api/list-browse-records.ts';
import { monthDayTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { pauseBrowseRecords } from '../api/pause-browse-records.ts';
import styles from './browse.module.css';
import { BrowseRow } from './browse-row.tsx';
import { BrowseTools } from './browse-tools.tsx';
import { dayNames, getDay } from './day.ts';
import { useChangeHistory } from './use-change-history.ts';

/** The customer's browsing history by day, most recent first, or the notice that it is paused. */
export function BrowseHistory({ filter }: { filter: BrowseFilter }) {
  const { items, pausedAt, ...pages } = useListBrowseRecords(filter);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <BrowseTools isPaused={pausedAt !== null} hasRecords={items.length > 0} />
      {pausedAt !== null && <Paused since={pausedAt} />}
      {items.length > 0 && <Days items={items} />}
      {items.length > 0 && <LoadMore pages={pages} />}
      {items.length === 0 && isFiltered && <Empty text={m['mine.history.searchEmpty']()} />}
      {items.length === 0 && !isFiltered && pausedAt === null && <NothingViewed />}
    </>
  );
}

function Days({ items }: { items: readonly BrowseRecord[] }) {
  const now = Date.now();
  return [...Map.groupBy(items, ({ viewedAt }) => getDay(viewedAt, now))].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{dayNames[day]()}</h2>
      <ul>
        {ofDay.map((item) => (
          <BrowseRow key={`${item.resourceType} ${item.resourceId}`} item={item} now={now} />
        ))}
      </ul>
    </section>
  ));
}

function Paused({ since }: { since: number }) {
  const { mutate: setPaused, isPending } = useChangeHistory(pauseBrowseRecords);
  return (
    <div className={styles.paused}>
      <Icon of={clock} />
      <p>{m['mine.history.paused']()}</p>
      <small className="num">{m['mine.history.pausedNote']({ time: monthDayTimeText(since) })}</small>
      <Button size="sm" busy={isPending} onClick={() => setPaused(false)}>
        {m['mine.history.resume']()}
      </Button>
    </div>
  );
}

function NothingViewed() {
  const hottest = (
    <ButtonLink size="sm" to={ROUTE_FRAMES.hotContent.path}>
      {m['route.hotContent']()}
    </ButtonLink>
  );
  return <Empty text={m['mine.empty.history']()} action={hottest} />;
}
