import { CallError } from '../../platform/http/call-error.ts';
import type { MediaRoute } from '../../platform/media-http/media-route.ts';
import { getPortraitFile } from './portrait-file.ts';
import type { PortraitRepository } from './portrait-repository.ts';

/** File names of portraits: their id, and the side of the square. */
const PORTRAIT_NAME = /^([0-9a-f]{32})-(?:(512)|96)\.webp$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves portraits to everyone. The row is read each time, as a process may have the file of a removed portrait in its
 * memory.
 */
export function createPortraitRoute(portraits: Pick<PortraitRepository, 'isCurrent'>): MediaRoute {
  return {
    name: 'portrait',
    prefix: '/media/portraits/',
    async find(_request, name) {
      const [, id, large] = PORTRAIT_NAME.exec(name) ?? [];
      if (id === undefined || !(await portraits.isCurrent(id))) throw new CallError('notFound');
      const file = getPortraitFile(id, large === undefined ? 96 : 512);
      return { kind: 'file', address: `files:${file}`, cacheControl: IMMUTABLE };
    },
  };
}
