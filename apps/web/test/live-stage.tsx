import type { ResponseOf } from '@osteon/contract';
import type { ReactNode } from 'react';
import { useGetActivityDetail } from '../src/entities/live/api/get-activity-detail.ts';
import { LiveStage } from '../src/features/live/stage/live-stage.tsx';
import { renderPage } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';
import { FAKE_PLAYLIST } from './fake-stream.ts';
import { liveChannel, liveDetail } from './live-event.ts';

function Stage({ beside }: { beside: ReactNode }) {
  const { meetingActivity: live } = useGetActivityDetail('l1');
  return (
    <main className="night">
      <LiveStage live={live} slots={{ chapters: null, channels: null }}>
        <h1>{live.activityTitle}</h1>
      </LiveStage>
      {beside}
    </main>
  );
}

/** A running event whose one channel has the fake stream. */
const running = () => liveDetail({ channelList: [liveChannel(1, '主会场', { playlistUrl: FAKE_PLAYLIST })] });

/** Renders the stage of an event, of a running one with the fake stream by default, and what is to stand beside it. */
export function renderStage(
  gateway: FakeGateway,
  detail: ResponseOf<'getActivityDetail'> = running(),
  beside: ReactNode = null,
): Promise<void> {
  gateway.answer('getActivityDetail', detail);
  return renderPage(<Stage beside={beside} />);
}

/** The picture. */
export const readVideo = () => document.querySelector<HTMLVideoElement>('main video');

/** The second that it shows. */
export const readTime = () => readVideo()?.currentTime ?? 0;
