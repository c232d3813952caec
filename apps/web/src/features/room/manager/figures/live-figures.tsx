import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_BEAT_MS } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type LiveFigures as Figures, getLiveFiguresQuery } from '../../../../entities/room/api/get-live-figures.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { countText } from '../../../../texts/count-text.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { ItemAttendance } from './item-attendance.tsx';
import styles from './live-figures.module.css';
import { OnlineChart } from './online-chart.tsx';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/**
 * The figures of an event for its assistants: its viewers by minute, totals, and the attendance of each item of the
 * agenda; fetched again every minute while the page is visible (rules/live-attendance#figures).
 */
export function LiveFigures({ live }: { live: Live }) {
  const headingId = useId();
  const figures = useQuery({
    ...getLiveFiguresQuery(live.activityId, useCustomerId()),
    refetchInterval: LIVE_PRESENCE_BEAT_MS,
  });
  return (
    <>
      <section className={styles.section} aria-labelledby={headingId}>
        <h2 id={headingId}>{m['live.figures.title']()}</h2>
        {figures.data ? (
          <Overview {...figures.data} />
        ) : figures.isError ? (
          <ErrorState {...errorText(figures.error)} onRetry={() => void figures.refetch()} busy={figures.isFetching} />
        ) : (
          <Loading>
            <Skeleton height={172} />
          </Loading>
        )}
      </section>
      {figures.data && <ItemAttendance live={live} figures={figures.data} />}
    </>
  );
}

/** The curve of the viewers beside the totals. */
function Overview({ minutes, totals }: Figures) {
  const peak = Math.max(totals.online, ...minutes.map(({ online }) => online));
  const messages = minutes.reduce((sum, minute) => sum + minute.messages, 0);
  const values = [
    { label: m['live.figures.online'](), value: totals.online, note: m['live.figures.peak']({ count: peak }) },
    { label: m['live.figures.viewers'](), value: totals.viewers },
    {
      label: m['live.figures.messages'](),
      value: totals.messages,
      note: m['live.figures.perMinute']({ count: Math.round(messages / Math.max(1, minutes.length)) }),
    },
    { label: m['live.figures.questions'](), value: totals.questions },
    { label: m['live.figures.votes'](), value: totals.votes },
  ];
  return (
    <div className={styles.overview}>
      {minutes.length > 0 ? <OnlineChart minutes={minutes} peak={peak} /> : <Empty text={m['live.figures.empty']()} />}
      <dl className={styles.totals}>
        {values.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{countText(value)}</dd>
            {note !== undefined && minutes.length > 0 && <dd className={`num ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
