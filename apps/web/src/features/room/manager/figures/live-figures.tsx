import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_BEAT_MS } from '@osteon/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type LiveFigures as Figures, getLiveFiguresQuery } from '../../../../entities/room/api/get-live-figures.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { countText } from '../../../../texts/count-text.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { download } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { exportLiveFigures } from '../../api/export-live-figures.ts';
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
        <header>
          <h2 id={headingId}>{m['live.figures.title']()}</h2>
          {figures.data && <ExportButton activityId={live.activityId} />}
        </header>
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

function ExportButton({ activityId }: { activityId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportLiveFigures(activityId),
    onSuccess: ({ csv }) => saveCsv(`osteon-figures-${activityId}.csv`, csv),
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <Button kind="text" size="sm" busy={isPending} onClick={() => mutate()}>
      <Icon of={download} size={16} />
      {m['live.figures.export']()}
    </Button>
  );
}

/** The curve of the viewers beside the totals. */
function Overview({ minutes, totals }: Figures) {
  const peak = Math.max(totals.online, ...minutes.map(({ online }) => online));
  return (
    <div className={styles.overview}>
      {minutes.length > 0 ? <OnlineChart minutes={minutes} peak={peak} /> : <Empty text={m['live.figures.empty']()} />}
      <dl className={styles.totals}>
        {listTotals({ minutes, totals }, peak).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
            {note && <dd className={`num ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The totals in the order of the page; what is only known of a started event has no value or note before. */
function listTotals({ minutes, totals }: Pick<Figures, 'minutes' | 'totals'>, peak: number) {
  const isStarted = minutes.length > 0;
  const messages = minutes.reduce((sum, minute) => sum + minute.messages, 0);
  return [
    {
      label: m['live.figures.online'](),
      value: countText(totals.online),
      note: isStarted && m['live.figures.peak']({ count: peak }),
    },
    { label: m['live.figures.viewers'](), value: countText(totals.viewers) },
    {
      label: m['live.figures.arrived'](),
      value: isStarted ? shareText(totals.arrived, totals.booked) : '–',
      note: m['live.book.count']({ count: totals.booked }),
    },
    {
      label: m['live.figures.messages'](),
      value: countText(totals.messages),
      note: isStarted && m['live.figures.perMinute']({ count: Math.round(messages / minutes.length) }),
    },
    {
      label: m['live.figures.questions'](),
      value: countText(totals.questions),
      note: m['live.figures.answered']({ count: totals.answered }),
    },
    {
      label: m['live.figures.votes'](),
      value: countText(totals.votes),
      note: isStarted && m['live.figures.turnout']({ share: shareText(totals.voters, totals.participants) }),
    },
  ];
}

/** A part of a whole in percent; a dash of nothing. */
const shareText = (part: number, whole: number): string => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–');
