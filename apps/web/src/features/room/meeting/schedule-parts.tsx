import type { ResponseOf } from '@osteon/contract';
import { findConflict, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock, play } from '../../../ui/icon/icons.ts';
import { AgendaItems } from '../details/agenda.tsx';
import { ItemAction, ItemToggle } from '../details/item-action.tsx';
import { getRewatchPath, type ScheduleItem } from './halls.ts';
import styles from './schedule-parts.module.css';

/** The props of all views of a meeting's schedule. */
export interface ScheduleProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  now: number;
  /** The items of the whole meeting that the user has booked. */
  bookedItems: readonly ScheduleItem[];
}

/** The action of an item: watch it again, or add it to the user's schedule. */
export function ScheduleAction({ live, now, item }: Pick<ScheduleProps, 'live' | 'now'> & { item: ScheduleItem }) {
  return (
    <ItemAction live={live} item={item} now={now} past={<RewatchLink live={live} now={now} item={item} />}>
      <ItemToggle
        activityId={live.activityId}
        item={item}
        name={m['live.meeting.addOf']({ title: item.title })}
        icon={plus}
        texts={[m['live.meeting.add'](), m['live.meeting.added']()]}
      />
    </ItemAction>
  );
}

/** The link to an item in the stream or the replay; nothing if neither contains it. */
function RewatchLink({ live, now, item }: Pick<ScheduleProps, 'live' | 'now'> & { item: ScheduleItem }) {
  const path = getRewatchPath(live, item, now);
  if (path === null) return null;
  return (
    <Link
      className={clsx('target', styles.back)}
      to={path}
      data-live-action="scheduleClick"
      aria-label={m['live.stage.rewatchOf']({ title: item.title })}
    >
      <Icon of={play} size={14} />
      {m['live.stage.rewatch']()}
    </Link>
  );
}

/** Names the booked item with which a booked item overlaps (rules/live-agenda#schedule). */
export function Conflict({
  item,
  bookedItems,
  now,
}: Pick<ScheduleProps, 'bookedItems' | 'now'> & { item: ScheduleItem }) {
  if (!item.booked || item.endAt <= now) return null;
  const known = bookedItems.find(({ itemId }) => itemId === item.itemId);
  const other = known && findConflict(known, bookedItems);
  if (!other) return null;
  return (
    <span className={`num ${styles.conflict}`}>
      <Icon of={clock} size={14} />
      {m['live.meeting.conflict']({ hall: other.hallName, time: formatTime(other.at) })}
    </span>
  );
}

interface ScheduleListProps extends ScheduleProps {
  label: string;
  items: readonly ScheduleItem[];
  /** True to name the hall of each item. */
  namesHalls?: boolean;
}

/** Items of a schedule in one list. */
export function ScheduleList({ live, now, bookedItems, label, items, namesHalls = false }: ScheduleListProps) {
  return (
    <AgendaItems
      label={label}
      items={items}
      now={now}
      action={(item) => <ScheduleAction live={live} now={now} item={item} />}
      note={(item) => (
        <>
          {namesHalls && <span>{item.hallName}</span>}
          <Conflict item={item} bookedItems={bookedItems} now={now} />
        </>
      )}
    />
  );
}

/** Items of several halls under a title. */
export function ScheduleSection({
  title,
  items,
  ...props
}: ScheduleProps & { title: string; items: readonly ScheduleItem[] }) {
  return (
    <section className={styles.section}>
      <h3 className="num">{title}</h3>
      <ScheduleList {...props} label={title} items={items} namesHalls />
    </section>
  );
}
