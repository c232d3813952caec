import type { ResponseOf } from '@osteon/contract';
import { canBookAgendaItem, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { useGatewayNow } from '../use-gateway-now.ts';
import styles from './agenda.module.css';
import { RemindButton } from './remind-button.tsx';
import { RewatchButton } from './rewatch-button.tsx';

/** How often the running line moves on, in ms. */
const STEP_MS = 10_000;

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Group = Live['agenda'][number];

/** The agenda by groups; the running item has a bar, coming ones can be reminded of and past ones seen again (rules/live#agenda). */
export function Agenda({ live }: { live: Live }) {
  const now = useGatewayNow(live.activityId, STEP_MS);
  return (
    <div className={styles.agenda}>
      {live.agenda.map((group) => (
        <AgendaGroup key={group.group} group={group} live={live} now={now} />
      ))}
    </div>
  );
}

function AgendaGroup({ group: { group, items }, live, now }: { group: Group; live: Live; now: number }) {
  const id = useId();
  const [first, last] = [items.at(0), items.at(-1)];
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {group}
        {first && last && (
          <span className="num">
            {formatTime(first.at)}–{formatTime(last.endAt)}
          </span>
        )}
      </h3>
      <ol>
        {items.map((item) => {
          const running = item.at <= now && now < item.endAt;
          return (
            <li key={item.itemId} className={clsx(running && styles.running, item.endAt <= now && styles.past)}>
              <time className="num">{formatTime(item.at)}</time>
              <i className={styles.point} />
              <div>
                <h4>{item.title}</h4>
                <p>{[item.speaker, item.hospital].filter((part) => part !== '').join(' · ')}</p>
                {running && (
                  <span className={styles.bar}>
                    <i style={{ width: `${((now - item.at) / (item.endAt - item.at)) * 100}%` }} />
                  </span>
                )}
              </div>
              {running && <span className={styles.state}>{m['live.agenda.running']()}</span>}
              {item.endAt <= now && <RewatchButton item={item} />}
              {canBookAgendaItem(live.status, item.at, now) && (
                <RemindButton activityId={live.activityId} item={item} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
