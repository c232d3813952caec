import type { ResponseOf } from '@osteon/contract';
import { getResumePosition, getWatchableEnd, LiveStatus, listReplayChapters } from '@osteon/domain';
import type { Clock } from '../../platform/clock.ts';
import { getHallId, isHallOnChannel, listHalls } from '../live/event/hall.ts';
import type { LiveEvent } from '../live/event/service.ts';
import type { ReplayLinks } from '../room/detail/replay-links.ts';
import type { LiveChannels } from '../stream/channel-service.ts';
import { LIVE_MASTER, LIVE_MEDIA_PREFIX, toCaptionsName } from '../stream/live-media-path.ts';
import { toPlaylistName } from '../stream/live-playlist.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import type { VideoLinks } from '../video/video-link-service.ts';
import { decideReplayRight } from './policy.ts';
import type { ReplayPositions } from './replay-position-service.ts';
import type { Recordings } from './replay-recording-service.ts';

type Activity = ResponseOf<'getActivityDetail'>['meetingActivity'];
/** A replay without the position of its viewer. */
type Replay = Omit<Activity['replayList'][number], 'positionSeconds'>;
type Agenda = Activity['agenda'];
type Channel = Awaited<ReturnType<LiveChannels['listChannels']>>[number];

type Viewer = Parameters<ReplayLinks['open']>[2];

/**
 * Creates the service of replay links: the replay is the event's video, else the recordings of its channels, with URLs
 * that are signed for one viewer (rules/replay#replay).
 */
export function createReplayLinks({
  clock,
  channels,
  recordings,
  videos,
  positions,
  urlSigner,
}: {
  readonly clock: Clock;
  readonly channels: LiveChannels;
  readonly recordings: Recordings;
  readonly videos: VideoLinks;
  readonly positions: Pick<ReplayPositions, 'find'>;
  readonly urlSigner: UrlSigner;
}): ReplayLinks {
  async function openVideo(videoId: string, { session, deviceId }: Viewer): Promise<Replay | null> {
    const video = await videos.sign(videoId, { session, deviceId });
    return (
      video && {
        channelId: '',
        channelName: '',
        playlistUrl: video.playlistUrl,
        streamInfoWithClarity: [...video.definitions],
        subtitles: [...video.subtitles],
        durationSeconds: video.durationSeconds,
        chapters: video.chapters.map((chapter) => ({ ...chapter, itemId: '', group: '', speaker: '' })),
      }
    );
  }

  async function openRecording(
    { id, name, captionLanguages }: Pick<Channel, 'id' | 'name' | 'captionLanguages'>,
    agenda: Agenda,
    { session, deviceId }: Viewer,
  ): Promise<Replay[]> {
    const recording = await recordings.find(id);
    if (!recording) return [];
    const holder = { deviceId, customerId: session?.customerId ?? '' };
    const { token } = urlSigner.signBound(id, holder, { inLesson: false, now: clock.now() });
    const base = `${LIVE_MEDIA_PREFIX}${id}/${token}`;
    const items = agenda.flatMap(({ group, items }) => items.map((item) => ({ ...item, group })));
    return [
      {
        channelId: id,
        channelName: name,
        playlistUrl: `${base}/${LIVE_MASTER}`,
        streamInfoWithClarity: recording.renditions.map((clarity) => ({
          clarity,
          url: `${base}/${toPlaylistName(clarity)}`,
        })),
        subtitles: captionLanguages.map((language) => ({ language, url: `${base}/${toCaptionsName(language)}` })),
        durationSeconds: recording.seconds,
        chapters: listReplayChapters(items, recording.ranges).map(
          ({ itemId, startSeconds, title, group, speaker }) => ({
            itemId,
            startSeconds,
            title,
            titleEn: '',
            group,
            speaker,
          }),
        ),
      },
    ];
  }

  async function list(event: LiveEvent, agenda: Agenda, viewer: Viewer): Promise<Replay[]> {
    if (event.status !== LiveStatus.replay) return [];
    const video = event.playbackVideoId === null ? null : await openVideo(event.playbackVideoId, viewer);
    if (video) return [video];
    const opened: Replay[] = [];
    for (const [position, channel] of (await channels.listChannels(event.id)).entries())
      opened.push(...(await openRecording(channel, getChannelAgenda(event, position, agenda), viewer)));
    return opened;
  }

  return {
    async open(event, agenda, viewer) {
      const replays = await list(event, agenda, viewer);
      const { watchAuth, gate } = decideReplayRight(
        viewer.session,
        Math.max(0, ...replays.map(({ durationSeconds }) => durationSeconds)),
        clock.now(),
      );
      const savedPositions =
        viewer.session && replays.length > 0 ? await positions.find(viewer.session.customerId, event) : undefined;
      const replayList = replays.map((replay) => {
        const seconds = savedPositions?.get(replay.channelId);
        const end = getWatchableEnd(replay.durationSeconds, watchAuth);
        return { ...replay, positionSeconds: seconds === undefined ? null : getResumePosition(seconds, end) };
      });
      return {
        isPlayback: event.status === LiveStatus.replay,
        playbackVideoUrl: replayList[0]?.playlistUrl ?? '',
        livePlaybackClarityResults: replayList[0]?.streamInfoWithClarity ?? [],
        watchAuth,
        gate,
        replayList,
      };
    },
  };
}

/**
 * The part of the agenda that a channel shows: that of its halls, all of it if there is one hall
 * (rules/live-agenda#halls).
 */
function getChannelAgenda({ id, halls }: Pick<LiveEvent, 'id' | 'halls'>, channel: number, agenda: Agenda): Agenda {
  const hallIds = new Set(
    listHalls(halls).flatMap((_, hall) => (isHallOnChannel(halls, hall, channel) ? [getHallId(id, hall)] : [])),
  );
  return agenda.filter(({ subMeetingUuid }) => hallIds.has(subMeetingUuid));
}
