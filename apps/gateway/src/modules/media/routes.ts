import { CallError } from '../../platform/http/call-error.ts';
import type { MediaRoute } from '../../platform/media-door/media-route.ts';

/** File names of stored pictures; no other name is looked up in the storage. */
const PICTURE_NAME = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves pictures to everyone. A name contains the hash of its content, so its file never changes. */
export const pictureRoute: MediaRoute = {
  name: 'picture',
  prefix: '/media/images/',
  find(_request, name) {
    if (!PICTURE_NAME.test(name)) throw new CallError('notFound');
    return { kind: 'file', address: `files:images/${name}`, cacheControl: IMMUTABLE };
  },
};
