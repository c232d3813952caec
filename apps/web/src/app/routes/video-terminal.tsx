import { useSearchParams } from 'react-router';
import { VideoMissing, VideoPage } from '../../features/video/page/video-page.tsx';

/** A video (seed 000 §2); `id` names it (spec-decision 30b). */
export function Component() {
  const id = useSearchParams()[0].get('id');
  return id ? <VideoPage id={id} /> : <VideoMissing />;
}
