import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaRoute } from '../../../platform/media-http/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../../platform/media-http/same-origin-policy.ts';
import { getSliceAddress } from './stack-id.ts';
import { STACK_PATH, type StackLinks } from './stack-links-service.ts';

/** `<stack>/<token>/<slice>`, the path after the prefix. */
const PATH = /^([\w-]{1,64})\/([\w-]{1,64})\/(0|[1-9]\d{0,3})$/;

/**
 * Serves the slices of stacks to everybody who has their address; nothing is read from the database
 * (rules/case-series#links).
 */
export function createStackMediaRoute(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  links: StackLinks,
): MediaRoute {
  const isShared = config.mediaUrl !== null;
  return {
    name: 'stack',
    prefix: STACK_PATH,
    ...(isShared && {
      headers: { 'access-control-allow-origin': config.publicUrl, 'cross-origin-resource-policy': 'cross-origin' },
    }),
    find({ headers }, path) {
      if (!isShared) assertSameOrigin({ headers, host: getPageHost(headers, config) }, config.publicUrl);
      const [, stackId = '', token = '', slice = ''] = PATH.exec(path) ?? [];
      const address = getSliceAddress(stackId, Number(slice));
      if (slice === '' || address === null) throw new CallError('notFound');
      const seconds = Math.floor((links.check(stackId, token) - clock.now()) / 1000);
      return {
        kind: 'file',
        address,
        cacheControl: `${isShared ? 'public' : 'private'}, max-age=${seconds}, immutable`,
      };
    },
  };
}
