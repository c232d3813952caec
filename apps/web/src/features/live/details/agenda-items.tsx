import type { ResponseOf } from '@osteon/contract';
import { formatTime, getScheduleState } from '@osteon/domain';
import type { ReactNode } from 'react';
import styles from './agenda.module.css';

type Item = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'][number]['items'][number];

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
