import type { Video } from '../../../entities/video/api/get-video.ts';
import { MaterialList } from './material-list.tsx';
import { RelatedList } from './related-list.tsx';

/** Related articles and videos after a video. */
export function VideoMore({ video }: { video: Video }) {
  return (
    <>
      <MaterialList items={video.materials} />
      <RelatedList items={video.related} />
    </>
  );
}
