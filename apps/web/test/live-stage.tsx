import type { ResponseOf } from '@osteon/contract';
import type { ReactNode } from 'react';
import { EventStage } from '../src/app/page/event-stage.tsx';
import { useGetActivityDetail } from '../src/entities/live/api/get-activity-detail.ts';
import type { StageProps } from '../src/entities/stream/player/stage-props.ts';
import { renderPage } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';
import { FAKE_PLAYLIST } from './fake-stream.ts';
import { liveChannel, liveDetail } from './live/live-event.ts';

/** Renders the stage of the page of an event, as the app does. */
export const renderEventStage = (props: StageProps) => <EventStage {...props} />;

function Stage({ beside }: { beside: ReactNode }) {
  const { meetingActivity: live } = useGetActivityDetail('l1');
  return (
    <main className="night">
      <EventStage live={live} slots={{ chapters: null, channels: null }}>
        <h1>{live.activityTitle}</h1>
      </EventStage>
      {beside}
    </main>
  );
}

/** A running event whose one channel has the fake stream. */
const running = () => liveDetail({ channelList: [liveChannel(1, '主会场', { playlistUrl: FAKE_PLAYLIST })] });

/** Renders the stage of an event, by default a running one with the fake stream, and content beside it. */
export function renderStage(
  gateway: FakeGateway,
  detail: ResponseOf<'getActivityDetail'> = running(),
  beside: ReactNode = null,
): Promise<void> {
  gateway.answer('getActivityDetail', detail);
  return renderPage(<Stage beside={beside} />);
}

/** The video element. */
export const readVideo = () => document.querySelector<HTMLVideoElement>('main video');

/** The current second of the video. */
export const readTime = () => readVideo()?.currentTime ?? 0;
