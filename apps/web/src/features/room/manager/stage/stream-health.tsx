import type { ResponseOf } from '@osteon/contract';
import { findStreamWeakness, LiveStatus } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type ChannelHealth, getLiveHealthQuery } from '../../../../entities/room/api/get-live-health.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../../lib/use-breakpoint.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { ScrollRegion } from '../../../../ui/scroll-region/scroll-region.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { BitrateLine } from './bitrate-line.tsx';
import { StreamControls } from './stream-controls.tsx';
import styles from './stream-health.module.css';

type Live = Pick<ResponseOf<'getActivityDetail'>['meetingActivity'], 'activityId' | 'status' | 'channelList'>;

/** A channel of the event with the health of its stream. */
interface Row {
  readonly channel: Live['channelList'][number];
  readonly health: ChannelHealth;
}

/**
 * The health of the streams of an event (rules/stream#health), with the buttons of an assistant, which on phones are below
 * the title.
 */
export function StreamHealth({ live, onlineNum }: { live: Live; onlineNum: number }) {
  const headingId = useId();
  const isPhone = useBreakpoint() === 'phone';
  return (
    <section className={styles.health} aria-labelledby={headingId} data-phone={isPhone || undefined}>
      <header>
        <h2 id={headingId}>{m['live.health.title']()}</h2>
        {!isPhone && <StreamControls live={live} onlineNum={onlineNum} />}
      </header>
      <HealthRows live={live} isPhone={isPhone} />
    </section>
  );
}

function HealthRows({ live: { activityId, channelList }, isPhone }: { live: Live; isPhone: boolean }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(getLiveHealthQuery(activityId, useCustomerId()));
  if (isPending)
    return (
      <Loading>
        {channelList.map(({ channelId }) => (
          <p key={channelId} className={styles.skeleton}>
            <Skeleton />
          </p>
        ))}
      </Loading>
    );
  // Numbers that are no longer measured would look like a good stream.
  if (error !== null) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  const rows = channelList.flatMap((channel) => {
    const health = data.channels.find(({ channelId }) => channelId === channel.channelId);
    return health ? [{ channel, health }] : [];
  });
  return (
    <>
      {isPhone ? <HealthList rows={rows} /> : <HealthTable rows={rows} />}
      {rows.every(({ health }) => health.state === 'away') && (
        <p className={styles.empty}>{m['live.health.empty']()}</p>
      )}
    </>
  );
}

function HealthTable({ rows }: { rows: readonly Row[] }) {
  return (
    <ScrollRegion className={styles.scroll} label={m['live.health.title']()}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m['live.health.channel']()}</th>
            <th scope="col">{m['live.health.state']()}</th>
            <th scope="col">{m['live.health.bitrate']()}</th>
            <th scope="col">{m['live.health.frames']()}</th>
            <th scope="col">{m['live.health.lost']()}</th>
            <th scope="col">{m['live.health.delay']()}</th>
            <th scope="col">{m['live.health.line']()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ channel, health }) => {
            const { kbits, frames, lostShare, delayMs, state } = health;
            const isAway = state === 'away';
            return (
              <tr key={channel.channelId}>
                <th scope="row">
                  <i className={styles.dot} data-state={state} />
                  {channel.channelName}
                </th>
                <td>{stateText(channel, health)}</td>
                <td className="num">{isAway ? NONE : bitrateText(kbits)}</td>
                <td className="num">{isAway ? NONE : frames}</td>
                <td className="num">{isAway ? NONE : shareText(lostShare)}</td>
                <td className="num">
                  {delayMs === null ? NONE : m['live.stage.seconds']({ seconds: (delayMs / 1000).toFixed(1) })}
                </td>
                <td>
                  <BitrateLine values={health.line} isWeak={state !== 'good'} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function HealthList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ channel, health }) => (
        <li key={channel.channelId}>
          <i className={styles.dot} data-state={health.state} />
          <b>{channel.channelName}</b>
          <span>{stateText(channel, health)}</span>
          {health.state !== 'away' && (
            <>
              <span className="num">{bitrateText(health.kbits)}</span>
              <span className="num">{m['live.health.lostOf']({ share: shareText(health.lostShare) })}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** In place of a number of an encoder that is away. */
const NONE = '–';

const bitrateText = (kbits: number): string => `${(kbits / 1000).toFixed(1)} Mbps`;

const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`;

const WEAKNESS_TEXTS = {
  kbits: m['live.health.weakBitrate'],
  frames: m['live.health.weakFrames'],
  lost: m['live.health.weakLost'],
  delay: m['live.health.weakDelay'],
};

function stateText({ status }: Row['channel'], health: ChannelHealth): string {
  if (health.state !== 'away') {
    const weakness = findStreamWeakness(health);
    return weakness === null ? m['live.health.good']() : WEAKNESS_TEXTS[weakness]();
  }
  if (status === LiveStatus.end) return m['live.status.channelEnded']();
  return status === LiveStatus.advertise ? m['live.stage.notBegun']() : m['live.stage.noSignal']();
}
