import { ROUTE_FRAMES } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { type MyContentState, useListMyContent } from '../../entities/personal/api/list-my-content.ts';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ChipRow } from '../../ui/chips/chip-row.tsx';
import { plus } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './my-content-list.module.css';
import { MyContentRow } from './my-content-row.tsx';
import { stateText } from './my-content-texts.ts';

/** The filters in their order; those behind the third only where they have any. */
const FILTERS = ['published', 'draft', 'review', 'returned', 'withdrawn'] as const;
const ALWAYS: readonly string[] = ['published', 'draft', 'review'];

const parseState = (value: string | null): MyContentState => FILTERS.find((state) => state === value);

/**
 * Works of the customer, drafts first, with likes, favourites and views, and the way to write a case
 * (rules/personal#published-content).
 */
export function MyContentList() {
  const [params, setParams] = useSearchParams();
  const state = parseState(params.get('state'));
  const { items, counts, ...pages } = useListMyContent(state);
  const write = (
    <ButtonLink kind="primary" to={ROUTE_FRAMES.casePublishRichText.path}>
      <Icon of={plus} size={18} />
      {m['mine.content.web']()}
    </ButtonLink>
  );
  // A published work that is to be checked again is counted on its own, too.
  const countOf = (filter: (typeof FILTERS)[number]) =>
    (counts?.[filter] ?? 0) + (filter === 'published' ? (counts?.recheck ?? 0) : 0);
  const all = FILTERS.reduce((sum, filter) => sum + countOf(filter), 0);
  if (all === 0 && items.length === 0) return <Empty text={m['mine.empty.content']()} action={write} />;
  const chip = (value: string, name: string, count: number) => ({
    value,
    label: m['mine.content.chip']({ state: name, count }),
  });
  const chips = FILTERS.filter((filter) => ALWAYS.includes(filter) || countOf(filter) > 0 || filter === state);
  return (
    <>
      <div className={styles.tools}>
        <ChipRow
          label={m['mine.content.states']()}
          chips={[
            chip('', m['common.all'](), all),
            ...chips.map((filter) => chip(filter, stateText(filter), countOf(filter))),
          ]}
          value={state ?? ''}
          onChange={(value) => {
            const query = new URLSearchParams(params);
            if (value === '') query.delete('state');
            else query.set('state', value);
            setParams(query, { replace: true, preventScrollReset: true });
          }}
        />
        <Button onClick={() => emit('actionRequested', { action: { name: 'publish', data: {} } })}>
          {m['mine.content.app']()}
        </Button>
        {write}
      </div>
      {items.length === 0 ? (
        <Empty text={m['mine.empty.content']()} />
      ) : (
        <>
          <div className={styles.head} aria-hidden="true">
            <span>{m['mine.content.item']()}</span>
            <span>{m['mine.content.views']()}</span>
            <span>{m['mine.content.favourites']()}</span>
            <span>{m['mine.content.likes']()}</span>
            <span />
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <MyContentRow key={item.draftId ?? item.resource?.resourceId} item={item} />
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
      <p className={styles.note}>{m['mine.content.note']()}</p>
    </>
  );
}
