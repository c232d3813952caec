import { AgendaItems } from '../details/agenda-items.tsx';
import type { ScheduleItem } from './halls.ts';
import { Conflict, ScheduleAction, type ScheduleProps } from './schedule-parts.tsx';

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
