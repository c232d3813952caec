import { LiveStatus } from '@osteon/domain';

/** What the stage of an event's page shows: the stream, the replay, or the cover with a reason or without. */
export type StageView = 'cover' | 'needLogin' | 'needAuth' | 'stream' | 'waiting' | 'ended' | 'replay';

/** What decides on it. */
interface StageFacts {
  readonly status: number;
  readonly authorizeType: 'all' | 'login' | 'auth';
  /** Whether the viewer may watch the stream. */
  readonly mayWatch: boolean;
  /** Whether the viewer is logged in. */
  readonly isLoggedIn: boolean;
  /** Whether the channel has a stream. */
  readonly hasStream: boolean;
  /** Whether there is something to watch of its replay. */
  readonly hasReplay: boolean;
}

const VIEWS: Readonly<Record<number, StageView | 'onAir'>> = {
  [LiveStatus.advertise]: 'cover',
  [LiveStatus.living]: 'onAir',
  [LiveStatus.pause]: 'onAir',
  [LiveStatus.end]: 'ended',
  [LiveStatus.replay]: 'replay',
  [LiveStatus.replayPause]: 'ended',
};

/** The view of a stage: the gates come before the stream (rules/live#stage). */
export function getStageView({
  status,
  authorizeType,
  mayWatch,
  isLoggedIn,
  hasStream,
  hasReplay,
}: StageFacts): StageView {
  const view = VIEWS[status] ?? 'cover';
  if (view === 'replay' && !hasReplay) return 'ended';
  if (view !== 'onAir') return view;
  if (!mayWatch) return authorizeType === 'login' || !isLoggedIn ? 'needLogin' : 'needAuth';
  return hasStream && status === LiveStatus.living ? 'stream' : 'waiting';
}
