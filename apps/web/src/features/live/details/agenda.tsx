import type { ResponseOf } from '@osteon/contract';
import { formatDay, formatMonthDayTime, formatTime, isOnAir, sortByStart } from '@osteon/domain';
import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { calendar } from '../../../ui/icon/content-icons.ts';
import { useCurrentHall } from '../url/use-current-hall.ts';
import { useGatewayNow } from '../use-gateway-now.ts';
import styles from './agenda.module.css';
import { AgendaItems } from './agenda-items.tsx';
import { ItemAction } from './item-action.tsx';
import { ItemToggle } from './item-toggle.tsx';
import { NextItem } from './next-item.tsx';
import { RewatchButton } from './rewatch-button.tsx';

/** Update interval of the progress bar, in ms. */
const STEP_MS = 10_000;

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Group = Live['agenda'][number];

/**
 * The agenda of the hall of the chosen channel, by groups, with the date for a later day. Upcoming items can be booked,
 * past ones watched again, and an assistant of the event starts the next one (rules/live-agenda#agenda).
 */
export function Agenda({ live, isAssistant }: { live: Live; isAssistant: boolean }) {
  const hall = useCurrentHall(live);
  const now = useGatewayNow(live.activityId, STEP_MS);
  const groups = live.agenda.filter(({ subMeetingUuid }) => subMeetingUuid === hall?.subMeetingUuid);
  const next = sortByStart(groups.flatMap(({ items }) => items)).find(({ at }) => at > now);
  return (
    <>
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
            {formatDay(first.at) === formatDay(live.planBeginTime)
              ? formatTime(first.at)
              : formatMonthDayTime(first.at)}
            –{formatTime(last.endAt)}
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
