import { lazy } from 'react';
import type { StageProps } from '../../entities/stream/player/stage-props.ts';
import { LiveStage } from '../../features/stream/live-stage.tsx';

const ReplayView = lazy(async () => ({ default: (await import('../../features/replay/replay-view.tsx')).ReplayView }));

/** The stage of an event: its stream, or its replay, whose code only replays load. */
export function EventStage(props: StageProps) {
  return <LiveStage {...props} replay={(replay) => <ReplayView {...replay} />} />;
}
