import { CAPTION_LANGUAGES } from '@osteon/domain';
import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** A rendition of a live stream or a replay (rules/stream#renditions). */
export const streamInfo = z.object({ clarity: z.enum(['SD', 'HD', 'FHD']), url: z.string() });

/** Subtitles of a channel or replay that a viewer can watch, in WebVTT (rules/room-captions#captions). */
export const subtitles = z.array(z.object({ language: z.enum(CAPTION_LANGUAGES), url: z.string() }));

/**
 * A channel of an event (rules/stream#channels). `playlistUrl` contains all renditions; it is empty, and
 * `streamInfoWithClarity` too, if the viewer can watch nothing now. `subtitles` are read by the minute (`minute`).
 */
export const liveChannel = z.object({
  channelId: id,
  channelName: z.string(),
  channelType: z.string(),
  status: z.number().int(),
  /** Time at which its last segment was stored; null if it has never had one. */
  segmentTime: timestamp.nullable(),
  /** True if any part of it was recorded since it was announced last (rules/stream-recording#full-storage). */
  isRecorded: z.boolean(),
  /**
   * Start time of the stream since the last loss; null if the viewer can watch nothing now (rules/stream-stage#rewind).
   */
  streamTime: timestamp.nullable(),
  playlistUrl: z.string(),
  streamInfoWithClarity: z.array(streamInfo),
  subtitles,
});
