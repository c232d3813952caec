import type { ResponseOf } from '@osteon/contract';
import { findNextItem, formatDay, formatTime, getScheduleState, isOnAir, sortByStart } from '@osteon/domain';
import { type ReactNode, useId } from 'react';
import { useGatewayNow } from '../../../entities/live/countdown.ts';
import { monthDayTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { calendar } from '../../../ui/icon/content-icons.ts';
import { ClockNote } from '../../../ui/own-time/own-time.tsx';
import styles from './agenda.module.css';
import { ItemAction, ItemToggle, RewatchButton } from './item-action.tsx';
import { useCurrentHall } from './live-metadata.tsx';
import { StartNext } from './start-next.tsx';

/** Update interval of the progress bar, in ms. */
const STEP_MS = 10_000;

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Group = Live['agenda'][number];
type Item = Group['items'][number];

/**
 * The agenda of the hall of the chosen channel, by groups, with the date for a later day. Upcoming items can be booked,
 * past ones watched again, and an assistant of the event starts the next one (rules/live-agenda#agenda).
 */
export function Agenda({ live, isAssistant }: { live: Live; isAssistant: boolean }) {
  const hall = useCurrentHall(live);
  const now = useGatewayNow(live.activityId, STEP_MS);
  const groups = live.agenda.filter(({ subMeetingUuid }) => subMeetingUuid === hall?.subMeetingUuid);
  const next = findNextItem(sortByStart(groups.flatMap(({ items }) => items)), now);
  return (
    <>
      <ClockNote at={groups[0]?.items[0]?.at} />
      {isAssistant && next && isOnAir(live.status) && <NextItem activityId={live.activityId} item={next} />}
      {groups.map((group) => (
        <AgendaGroup key={group.group} group={group} live={live} now={now} />
      ))}
    </>
  );
}

function AgendaGroup({ group: { group, items }, live, now }: { group: Group; live: Live; now: number }) {
  const id = useId();
  const [first, last] = [items.at(0), items.at(-1)];
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        {group}
        {first && last && (
          <span className="num">
            {formatDay(first.at) === formatDay(live.planBeginTime) ? formatTime(first.at) : monthDayTimeText(first.at)}–
            {formatTime(last.endAt)}
          </span>
        )}
      </h3>
      <AgendaItems
        items={items}
        now={now}
        action={(item) => (
          <ItemAction live={live} item={item} now={now} past={<RewatchButton item={item} />}>
            <ItemToggle
              activityId={live.activityId}
              item={item}
              name={m['live.book.remindOf']({ title: item.title })}
              icon={calendar}
              texts={[m['live.book.remind'](), m['live.book.reminded']()]}
            />
          </ItemAction>
        )}
      />
    </section>
  );
}

interface NextItemProps {
  activityId: string;
  /** The item that comes next. */
  item: { readonly itemId: string; readonly title: string };
}

/** Names the next agenda item and starts it, for an assistant of a running event (rules/live-agenda#running-item). */
function NextItem({ activityId, item: { itemId, title } }: NextItemProps) {
  return (
    <div className={styles.next}>
      <p>{m['live.agenda.next']({ title })}</p>
      <StartNext activityId={activityId} itemId={itemId} />
    </div>
  );
}

interface AgendaItemsProps<Shown extends Item> {
  label?: string;
  items: readonly Shown[];
  now: number;
  /** The action of an item, or its state. */
  action: (item: Shown) => ReactNode;
  /** The note beside the speaker of an item. */
  note?: (item: Shown) => ReactNode;
}

/** Agenda items along a line; the running one has a progress bar (rules/live-agenda#agenda). */
export function AgendaItems<Shown extends Item>({ label, items, now, action, note }: AgendaItemsProps<Shown>) {
  return (
    <ol className={styles.items} aria-label={label}>
      {items.map((item) => {
        const { itemId, at, endAt, title, speaker, hospital } = item;
        const state = getScheduleState(item, now);
        return (
          <li key={itemId} data-state={state}>
            <time className="num">{formatTime(at)}</time>
            <i className={styles.point} />
            <div>
              <h4>{title}</h4>
              <p>
                {[speaker, hospital].filter((part) => part !== '').join(' · ')}
                {note?.(item)}
              </p>
              {state === 'running' && (
                <span className={styles.bar}>
                  <i style={{ width: `${((now - at) / (endAt - at)) * 100}%` }} />
                </span>
              )}
            </div>
            <span className={styles.action}>{action(item)}</span>
          </li>
        );
      })}
    </ol>
  );
}
