import { useGetActivityDetail } from '../src/entities/live/api/get-activity-detail.ts';
import { LiveStage } from '../src/features/live/stage/live-stage.tsx';
import { renderPage } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';
import { FAKE_PLAYLIST } from './fake-stream.ts';
import { liveChannel, liveDetail } from './live-event.ts';

function Stage() {
  const { meetingActivity: live } = useGetActivityDetail('l1');
  return (
    <main className="night">
      <LiveStage live={live} slots={{ chapters: null, channels: null }}>
        <h1>{live.activityTitle}</h1>
      </LiveStage>
    </main>
  );
}

/** Renders the stage of a running event whose one channel has the fake stream. */
export function renderStage(gateway: FakeGateway): Promise<void> {
  gateway.answer(
    'getActivityDetail',
    liveDetail({ channelList: [liveChannel(1, '主会场', { playlistUrl: FAKE_PLAYLIST })] }),
  );
  return renderPage(<Stage />);
}

/** The picture. */
export const readVideo = () => document.querySelector<HTMLVideoElement>('main video');

/** The second that it shows. */
export const readTime = () => readVideo()?.currentTime ?? 0;
