import { z } from 'zod';
import { streamInfo, subtitles } from '../stream/channel.ts';

/**
 * A replay: the recording of a channel, or a video, whose `channelId` is empty. Chapters are the recorded items of the
 * agenda, or those of the video (rules/replay#chapters).
 */
export const replay = z.object({
  channelId: z.string(),
  channelName: z.string(),
  playlistUrl: z.string(),
  streamInfoWithClarity: z.array(streamInfo),
  subtitles,
  /** Duration of the whole replay, regardless of the viewer's limit. */
  durationSeconds: z.number(),
  /** Resume position of the viewer; null if no resume is offered (rules/replay#replay-position). */
  positionSeconds: z.number().nullable(),
  chapters: z.array(
    z.object({
      /** The item of the agenda; empty for a video's. */
      itemId: z.string(),
      startSeconds: z.number(),
      title: z.string(),
      titleEn: z.string(),
      group: z.string(),
      speaker: z.string(),
    }),
  ),
});
