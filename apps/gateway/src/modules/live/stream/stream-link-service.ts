import type { ResponseOf } from '@osteon/contract';
import { isOnAir, LiveStatus } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { UrlSigner } from '../../video/signed-url.ts';
import { mayWatchLive } from '../policy.ts';
import type { liveEvent } from '../tables.ts';
import { getChannelStatus, presentChannel } from './channel-presenter.ts';
import type { ChannelService } from './channel-service.ts';

/** Who asks; without a session a visitor. */
interface Viewer {
  readonly session: { readonly customerId: string; readonly roleId: number } | null;
  readonly deviceId: string;
}

/** The channels of events with the links of their streams. */
export interface StreamLinks {
  /** Links are signed for the viewer's browser and account, and only while the event is on the air. */
  listChannels(
    event: Pick<typeof liveEvent.$inferSelect, 'id' | 'status' | 'authorizeType'>,
    viewer: Viewer,
  ): Promise<ResponseOf<'getActivityDetail'>['meetingActivity']['channelList']>;
}

/** Creates it. */
export function createStreamLinks({
  clock,
  channels,
  urlSigner,
}: {
  readonly clock: Clock;
  readonly channels: ChannelService;
  readonly urlSigner: UrlSigner;
}): StreamLinks {
  return {
    async listChannels({ id, status, authorizeType }, { session, deviceId }) {
      const isWatched = isOnAirStatus(status) && mayWatchLive(authorizeType, session);
      const rows = await channels.listChannels(id);
      const now = clock.now();
      const holder = { deviceId, customerId: session?.customerId ?? '' };
      return Promise.all(
        rows.map(async (row) => {
          const run = isWatched ? await channels.findLastRun(row.id) : undefined;
          return presentChannel(row, {
            status: getChannelStatus(status, row, now),
            rungs: run?.rungs ?? [],
            token: run ? urlSigner.signBound(row.id, holder, { inLesson: false, now }).token : null,
          });
        }),
      );
    },
  };
}

const isOnAirStatus = (stored: number): boolean =>
  Object.values(LiveStatus).some((status) => status === stored && isOnAir(status));
