import { z } from 'zod';
import { call } from '../call.ts';
import { id, pageSize, text, timestamp } from '../fields.ts';
import { liveCard } from './card.ts';

/** A definition of a live stream or a replay (rules/live#renditions). */
const streamInfo = z.object({ clarity: z.enum(['SD', 'HD', 'FHD']), url: z.string() });

/**
 * A channel of an event (rules/live#channels). `playlistUrl` is of all definitions; it is empty, and
 * `streamInfoWithClarity` too, where the viewer can watch nothing now.
 */
const liveChannel = z.object({
  channelId: id,
  channelName: z.string(),
  channelType: z.string(),
  status: z.number().int(),
  playlistUrl: z.string(),
  streamInfoWithClarity: z.array(streamInfo),
});

/**
 * What can be watched of a replay: the recording of a channel, or a film, whose `channelId` is empty. Chapters are the
 * agenda's items by what was recorded of them, or the film's (rules/live#chapters).
 */
const replay = z.object({
  channelId: z.string(),
  channelName: z.string(),
  playlistUrl: z.string(),
  streamInfoWithClarity: z.array(streamInfo),
  /** Of the whole replay, whatever the viewer may watch. */
  durationSeconds: z.number(),
  chapters: z.array(
    z.object({
      startSeconds: z.number(),
      title: z.string(),
      titleEn: z.string(),
      group: z.string(),
      speaker: z.string(),
    }),
  ),
});

/**
 * A live event's page: cover, introduction, agenda, lecturers and channels, open to visitors too
 * (rules/live#page).
 */
export const getActivityDetail = call({
  name: 'getActivityDetail',
  family: 'live',
  path: 'meeting/activity',
  mode: 'get',
  summary: 'A live event with agenda and lecturers',
  request: {
    activityId: id,
    userType: z.coerce.number().int().optional(),
    userId: text(64).optional(),
    bizType: z.coerce.number().int().optional(),
    pageSize: pageSize(5),
  },
  response: z.object({
    meetingActivity: liveCard.extend({
      authorizeType: z.enum(['all', 'login', 'auth']),
      /** Whether the caller has booked it (rules/live#booking). */
      booked: z.boolean(),
      /** The gateway's clock in ms. */
      systemTime: timestamp,
      /** `authStatus` 1: the viewer may watch the stream (rules/live#who-may-watch). */
      loginOrAuth: z.object({ authStatus: z.union([z.literal(0), z.literal(1)]) }),
      channelList: z.array(liveChannel),
      /** Whether its status is that of a replay (70); the rest of it is empty otherwise (rules/live#replay). */
      isPlayback: z.boolean(),
      playbackVideoUrl: z.string(),
      livePlaybackClarityResults: z.array(streamInfo),
      replayList: z.array(replay),
      playbackCount: z.number().int(),
      /** How much of the replay the viewer may watch: that of an open film (rules/video#try-watch). */
      watchAuth: z.object({ tryWatchFlag: z.boolean(), tryWatchDuration: z.number() }),
      /** What would permit the whole replay; null where nothing is missing. */
      gate: z.enum(['login', 'certification', 'companyCertification', 'membership']).nullable(),
      introduce: z.string(),
      agenda: z.array(
        z.object({
          group: z.string(),
          items: z.array(
            z.object({
              itemId: id,
              at: timestamp,
              endAt: timestamp,
              title: z.string(),
              speaker: z.string(),
              hospital: z.string(),
              /** Whether the caller is reminded of it (rules/live#reminders). */
              booked: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    livePlaybackClarityResults: z.array(streamInfo),
    historyRecommendedList: z.array(liveCard),
  }),
  session: 'optional',
  errors: ['notFound'],
});

/** Books a live event or an item of its agenda, or takes that back; what is so already stays so (rules/live#booking). */
export const subscribeActivity = call({
  name: 'subscribeActivity',
  family: 'live',
  mode: 'post',
  summary: 'Book a live event or an item of its agenda, or take that back',
  request: {
    activityId: id,
    /** An item of the agenda; the event itself without one. */
    itemId: id.optional(),
    booked: z.boolean().default(true),
  },
  response: z.object({
    booked: z.boolean(),
    /** How many have booked the event itself. */
    bookNum: z.number().int(),
  }),
  session: 'required',
  errors: ['notFound', 'conflict'],
  rateLimit: 'reactions',
});

/** Counts a play of a replay, once per play session of a browser (rules/live#replay). */
export const addPlaybackNum = call({
  name: 'addPlaybackNum',
  family: 'live',
  mode: 'post',
  summary: 'Count a play of a replay',
  request: { activityId: id },
  response: z.object({ counted: z.boolean() }),
  session: 'optional',
  rateLimit: 'plays',
  errors: ['notFound', 'tooMany'],
});
