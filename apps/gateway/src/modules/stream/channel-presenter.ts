import type { ResponseOf } from '@osteon/contract';
import { isOnAir, LIVE_SEGMENT_TIMEOUT_MS, LiveStatus } from '@osteon/domain';
import { LIVE_MASTER, toCaptionsName } from './live-media-path.ts';
import { toPlaylistName } from './live-playlist.ts';
import type { StreamRepository } from './stream-repository.ts';

type Channel = ResponseOf<'getActivityDetail'>['meetingActivity']['channelList'][number];
type ChannelRow = Awaited<ReturnType<StreamRepository['listChannels']>>[number];

/** Time without a segment after which a channel of a running event has ended, in ms (rules/stream#channels). */
const CHANNEL_ENDED_MS = 10 * 60 * 1000;

/**
 * The status of a channel: its event's, unless its own encoder has not started, has disconnected or is over
 * (rules/stream#channels).
 */
export function getChannelStatus(
  eventStatus: number,
  { segmentAt, announcedAt, resumedAt }: Pick<ChannelRow, 'segmentAt' | 'announcedAt' | 'resumedAt'>,
  now: number,
): number {
  if (!isOnAir(eventStatus)) return eventStatus;
  // Segments from before the event was announced again do not count.
  if (segmentAt === null || segmentAt < (announcedAt ?? segmentAt)) return LiveStatus.advertise;
  // A pause by hand may be long, and its encoder needs some seconds for the next segment.
  if (eventStatus === LiveStatus.living && now - Math.max(segmentAt, resumedAt ?? 0) > CHANNEL_ENDED_MS)
    return LiveStatus.end;
  return now - segmentAt > LIVE_SEGMENT_TIMEOUT_MS ? LiveStatus.pause : LiveStatus.living;
}

/** Presents a channel, with the URLs of its stream below `address` if the viewer may watch one now. */
export function presentChannel(
  channel: ChannelRow,
  {
    status,
    renditions,
    streamAt,
    address,
  }: {
    readonly status: number;
    readonly renditions: readonly ('SD' | 'HD' | 'FHD')[];
    /** Start time of the stream since the last loss. */
    readonly streamAt: number | null;
    readonly address: string | null;
  },
): Channel {
  const base = renditions.length === 0 ? null : address;
  return {
    channelId: channel.id,
    channelName: channel.name,
    channelType: channel.type,
    status,
    segmentTime: channel.segmentAt,
    // A recording from before the event was announced again is none of the coming one.
    isRecorded: channel.isRecorded && status !== LiveStatus.advertise,
    streamTime: base === null ? null : streamAt,
    playlistUrl: base === null ? '' : `${base}/${LIVE_MASTER}`,
    streamInfoWithClarity:
      base === null ? [] : renditions.map((clarity) => ({ clarity, url: `${base}/${toPlaylistName(clarity)}` })),
    subtitles:
      base === null
        ? []
        : channel.captionLanguages.map((language) => ({ language, url: `${base}/${toCaptionsName(language)}` })),
  };
}
