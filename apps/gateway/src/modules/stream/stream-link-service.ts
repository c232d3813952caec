import type { ResponseOf } from '@osteon/contract';
import { isOnAir, LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { SentMedia } from '../live/attendance/sent-media-service.ts';
import { mayWatchLive } from '../live/event/policy.ts';
import type { LiveEvent } from '../live/event/service.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import { getChannelStatus, presentChannel } from './channel-presenter.ts';
import type { LiveChannels } from './channel-service.ts';
import { LIVE_MEDIA_PREFIX, SHARED_STREAM_PREFIX } from './live-media-path.ts';

/** The viewer of a stream; without a session a visitor. */
interface Viewer {
  readonly session: { readonly customerId: string; readonly roleId: number } | null;
  readonly deviceId: string;
}

/** The channels of events with the signed URLs of their streams. */
export interface StreamLinks {
  /**
   * Signed URLs are bound to the viewer's browser and account, or with a CDN are shared by everybody
   * (rules/stream#play-cdn), and exist only while the event is on the air.
   */
  listChannels(
    event: Pick<LiveEvent, 'id' | 'status' | 'authorizeType'>,
    viewer: Viewer,
  ): Promise<ResponseOf<'getActivityDetail'>['meetingActivity']['channelList']>;
}

/** Creates the service of stream links. */
export function createStreamLinks(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  {
    channels,
    urlSigner,
    sentMedia,
  }: {
    readonly channels: LiveChannels;
    readonly urlSigner: UrlSigner;
    readonly sentMedia: Pick<SentMedia, 'mark'>;
  },
): StreamLinks {
  const { playUrl } = config.live;

  function composeAddress(
    { id: channelId, liveId }: { readonly id: string; readonly liveId: string },
    { session, deviceId }: Viewer,
    now: number,
  ): string {
    if (playUrl !== null) {
      const { token, expiresAt } = urlSigner.signShared(channelId, { limitSeconds: null, endsAt: null }, now);
      // The CDN does not say what it sends to whom.
      if (session) sentMedia.mark(liveId, session.customerId, expiresAt - 1);
      return `${playUrl}${SHARED_STREAM_PREFIX}${channelId}/${token}`;
    }
    const holder = { deviceId, customerId: session?.customerId ?? '' };
    const { token } = urlSigner.signBound(channelId, holder, { inLesson: false, now });
    return `${LIVE_MEDIA_PREFIX}${channelId}/${token}`;
  }

  return {
    async listChannels({ id, status, authorizeType }, viewer) {
      const isWatched = isOnAir(status) && mayWatchLive(authorizeType, viewer.session);
      const rows = await channels.listChannels(id);
      const now = clock.now();
      return Promise.all(
        rows.map(async (row) => {
          const channelStatus = getChannelStatus(status, row, now);
          const [run, streamAt] =
            isWatched && channelStatus !== LiveStatus.advertise
              ? await Promise.all([channels.findLastRun(row.id), channels.findStreamStart(row.id)])
              : [undefined, null];
          return presentChannel(row, {
            status: channelStatus,
            renditions: run?.renditions ?? [],
            streamAt,
            address: run ? composeAddress({ id: row.id, liveId: id }, viewer, now) : null,
          });
        }),
      );
    },
  };
}
