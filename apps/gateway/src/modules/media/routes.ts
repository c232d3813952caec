import { THUMBNAIL_WIDTH } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../platform/media-http/media-route.ts';
import type { FileCache } from '../../platform/storage/file-cache.ts';
import type { FindThumbnail } from './thumbnail-service.ts';

/** File names of stored pictures; no other name is read from the storage. */
const PICTURE_NAME = /^([0-9a-f]{32})-(\d{1,5})\.webp$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves pictures to everyone. A name contains the hash of its content, so its file never changes. */
export function createPictureRoute(files: Pick<FileCache, 'peek'>, findThumbnail: FindThumbnail): MediaRoute {
  return {
    name: 'picture',
    prefix: '/media/images/',
    find(_request, name) {
      const [, id, width] = PICTURE_NAME.exec(name) ?? [];
      if (id === undefined) throw new CallError('notFound');
      const path = `images/${name}`;
      if (width !== String(THUMBNAIL_WIDTH) || files.peek(`files:${path}`)) return answer(path, IMMUTABLE);
      return findThumbnail(id).then((found) => answer(found, found === path ? IMMUTABLE : 'no-cache'));
    },
  };
}

function answer(path: string, cacheControl: string): MediaAnswer {
  return { kind: 'file', address: `files:${path}`, cacheControl };
}
