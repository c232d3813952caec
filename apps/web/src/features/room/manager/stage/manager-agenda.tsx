import type { ResponseOf } from '@osteon/contract';
import { findNextItem, formatTime, getScheduleState, isOnAir, sortByStart } from '@osteon/domain';
import { useId } from 'react';
import { useGatewayNow } from '../../../../entities/live/countdown.ts';
import { m } from '../../../../texts/index.ts';
import { useCurrentHall } from '../../details/live-metadata.tsx';
import { StartNext } from '../../details/start-next.tsx';
import styles from './manager-agenda.module.css';

/** Update interval of the running item, in ms. */
const STEP_MS = 10_000;

/** The agenda of the hall of the chosen channel in lines by start time, with the button that starts the next item. */
export function ManagerAgenda({ live }: { live: ResponseOf<'getActivityDetail'>['meetingActivity'] }) {
  const nextId = useId();
  const hall = useCurrentHall(live);
  const now = useGatewayNow(live.activityId, STEP_MS);
  const groups = live.agenda.filter(({ subMeetingUuid }) => subMeetingUuid === hall?.subMeetingUuid);
  const items = sortByStart(groups.flatMap((group) => group.items));
  const next = isOnAir(live.status) ? findNextItem(items, now) : undefined;
  return (
    <>
      <ol className={styles.items}>
        {items.map((item) => {
          const state = getScheduleState(item, now);
          return (
            <li key={item.itemId} data-state={state}>
              <time className="num">{formatTime(item.at)}</time>
              <span id={item === next ? nextId : undefined}>{item.title}</span>
              {state === 'running' && <em>{m['live.agenda.running']()}</em>}
            </li>
          );
        })}
      </ol>
      {next && (
        <p className={styles.next}>
          <StartNext wide activityId={live.activityId} itemId={next.itemId} aria-describedby={nextId} />
        </p>
      )}
    </>
  );
}
