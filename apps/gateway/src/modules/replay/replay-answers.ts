import type { CaptionLanguage, RecordedRange } from '@osteon/domain';
import type { Clock } from '../../platform/clock.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaAnswer } from '../../platform/media-http/media-route.ts';
import { LIVE_MASTER } from '../stream/live-media-path.ts';
import type { AnswerReplay } from '../stream/live-media-route.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from '../stream/live-playlist.ts';
import { listPlaylistRenditions, type RenditionName } from '../stream/renditions.ts';
import { isSegmentPath } from '../stream/segment-file.ts';
import {
  answerCaptions,
  answerPlaylist,
  answerSegment,
  toCaptionLanguage,
  toRendition,
} from '../stream/stream-answers.ts';
import { decideReplayRight } from './policy.ts';
import { limitSegments } from './recording.ts';
import type { Recordings } from './replay-recording-service.ts';

/** The captions of replays as WebVTT. */
export interface CaptionTexts {
  /** The captions of a replay, as corrected, up to the limit that a viewer may watch; null is no limit. */
  composeReplay(
    channelId: string,
    language: CaptionLanguage,
    part: { readonly ranges: readonly RecordedRange[]; readonly limitSeconds: number | null },
  ): Promise<string>;
}

/** Creates the replies with recordings, which end at the viewer's try-watch limit (rules/replay#replay). */
export function createAnswerReplay({
  clock,
  recordings,
  captions,
}: {
  readonly clock: Clock;
  readonly recordings: Recordings;
  readonly captions: CaptionTexts;
}): AnswerReplay {
  async function composeCaptions(
    channelId: string,
    language: CaptionLanguage,
    session: Parameters<AnswerReplay>[1],
  ): Promise<string> {
    const recording = await recordings.find(channelId);
    if (!recording) throw new CallError('notFound');
    const { limitSeconds } = decideReplayRight(session, recording.seconds, clock.now());
    return captions.composeReplay(channelId, language, { ranges: recording.ranges, limitSeconds });
  }

  async function composeMaster(channelId: string): Promise<string> {
    const recording = await recordings.find(channelId);
    if (!recording) throw new CallError('notFound');
    return composeMasterPlaylist(listPlaylistRenditions(recording.renditions, recording.hasAudio), recording);
  }

  return async (link, session, caching): Promise<MediaAnswer> => {
    const { channelId, file } = link;
    if (file === LIVE_MASTER) return answerPlaylist(await composeMaster(channelId), caching.playlist);
    const language = toCaptionLanguage(file);
    if (language !== null)
      return answerCaptions(await composeCaptions(channelId, language, session), language, caching.playlist);
    const rendition = toRendition(file) ?? toSegmentRendition(file);
    if (rendition === null) throw new CallError('notFound');
    const { segments, indexByPath } = await recordings.findTrack(channelId, rendition);
    const seconds = segments.reduce((total, segment) => total + segment.seconds, 0);
    const watchable = limitSegments(segments, decideReplayRight(session, seconds, clock.now()).limitSeconds);
    if (!isSegmentPath(file)) {
      if (watchable.length === 0) throw new CallError('notFound');
      return answerPlaylist(composeMediaPlaylist(watchable, { isOver: true, skip: false }), caching.playlist);
    }
    const index = indexByPath.get(file);
    if (index === undefined) throw new CallError('notFound');
    if (index >= watchable.length) throw new CallError('notAllowed');
    return answerSegment(link, caching.segment);
  };
}

/** The rendition of a segment. */
function toSegmentRendition(file: string): RenditionName | null {
  return isSegmentPath(file) ? toRendition(`${file.slice(0, file.indexOf('/'))}.m3u8`) : null;
}
