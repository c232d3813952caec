import { VideoDetail } from '../../../features/video/page/video-detail.tsx';
import { VideoSkeleton } from '../../../features/video/page/video-skeleton.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A video. */
export function Component() {
  return <ItemPage skeleton={<VideoSkeleton />} view={(id) => <VideoDetail id={id} />} />;
}
