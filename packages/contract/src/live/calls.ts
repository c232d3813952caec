import { CAPTION_LANGUAGES, CHAT_REASONS, LIVE_AUTHORIZE_TYPES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { picture } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id, pageSize, text, timestamp } from '../fields.ts';
import { productCard } from '../product/card.ts';
import { agendaGroup } from './agenda.ts';
import { liveCard } from './card.ts';
import { liveStatistics } from './message.ts';

/** A definition of a live stream or a replay (rules/live#renditions). */
const streamInfo = z.object({ clarity: z.enum(['SD', 'HD', 'FHD']), url: z.string() });

/** Subtitles of a channel or replay that a viewer can watch, in WebVTT (rules/live#captions). */
const subtitles = z.array(z.object({ language: z.enum(CAPTION_LANGUAGES), url: z.string() }));

/**
 * A channel of an event (rules/live#channels). `playlistUrl` is of all definitions; it is empty, and
 * `streamInfoWithClarity` too, where the viewer can watch nothing now. `subtitles` are read by the minute (`minute`).
 */
const liveChannel = z.object({
  channelId: id,
  channelName: z.string(),
  channelType: z.string(),
  status: z.number().int(),
  /** When its last segment was stored; null where it has never had one. */
  segmentTime: timestamp.nullable(),
  /** Whether anything of it was recorded (rules/live#full-storage). */
  isRecorded: z.boolean(),
  /** Since when it streams without a loss; null where the viewer can watch nothing now (rules/live#rewind). */
  streamTime: timestamp.nullable(),
  playlistUrl: z.string(),
  streamInfoWithClarity: z.array(streamInfo),
  subtitles,
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
  subtitles,
  /** Of the whole replay, whatever the viewer may watch. */
  durationSeconds: z.number(),
  /** Where the viewer left it; null where no resume is offered (rules/live#replay-position). */
  positionSeconds: z.number().nullable(),
  chapters: z.array(
    z.object({
      /** The item of the agenda; empty for a film's. */
      itemId: z.string(),
      startSeconds: z.number(),
      title: z.string(),
      titleEn: z.string(),
      group: z.string(),
      speaker: z.string(),
    }),
  ),
});

/** A picture of an event's gallery, with a thumbnail of at most 200 px (rules/live#gallery). */
const galleryPicture = z.object({ picture, thumbnailUrl: z.string(), title: z.string() });

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
      /** The first hall (rules/live#halls). */
      subMeetingUuId: z.string(),
      /** The halls, each with the channel of its stream; empty where it has none. */
      halls: z.array(z.object({ subMeetingUuid: z.string(), hallName: z.string(), channelId: z.string() })),
      authorizeType: z.enum(LIVE_AUTHORIZE_TYPES),
      /** 0 open, 1 questions are held for the assistant, 2 closed (rules/live#details). */
      replyType: z.number().int(),
      /** Paths of pictures and pages; empty where there is none. */
      pcBackgroundPicUrl: z.string(),
      pcCoverPicUrl: z.string(),
      pcPageStoragePath: z.string(),
      liveTidbitsUrl: z.string(),
      comboActionJump: z.object({ comboActionJumpV3: z.object({ pcLink: z.string() }) }),
      /** `describeType` 1: the HTML, 2: the picture. */
      courseIntroduceData: z.object({
        describeType: z.union([z.literal(1), z.literal(2)]),
        describeHtmlContent: z.string(),
        pcIntroducePicUrl: z.string(),
        introducePicture: picture.nullable(),
      }),
      /** Whether the caller has booked it (rules/live#booking). */
      booked: z.boolean(),
      /** The gateway's clock in ms. */
      systemTime: timestamp,
      /** When it last went on the air; null where it has not (rules/live#status). */
      beginTime: timestamp.nullable(),
      /** When its status last changed; null where it never has. */
      statusTime: timestamp.nullable(),
      /** `authStatus` 1: the viewer may watch the stream (rules/live#who-may-watch). */
      loginOrAuth: z.object({ authStatus: z.union([z.literal(0), z.literal(1)]) }),
      channelList: z.array(liveChannel),
      /** Those of the first channel that streams. */
      streamInfoWithClarity: z.array(streamInfo),
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
      agenda: z.array(agendaGroup),
    }),
    /** The viewer; the texts of a visitor are empty (rules/live#viewer). */
    audienceUniteUser: z.object({
      userId: z.string(),
      userName: z.string(),
      userLogo: z.string(),
      userType: z.number().int(),
      /** 1 for an assistant of the event. */
      assistantStatus: z.number().int(),
      /** 2 for who is muted in the chat, else 1. */
      userStatus: z.number().int(),
      /** Whether the viewer may write in the chat, else why not (rules/live#chat). */
      canEnter: z.boolean(),
      type: z.number().int(),
      reason: z.enum(CHAT_REASONS),
    }),
    /** The first lecturer; null where none is shown. */
    anchorUniteUser: z
      .object({ userId: id, userName: z.string(), userLogo: z.string(), title: z.string(), hospital: z.string() })
      .nullable(),
    statistics: liveStatistics,
    vipShopList: z.array(productCard),
    doctorList: z.array(doctorCard),
    liveActivityGallery: z.array(galleryPicture),
    livePlaybackClarityResults: z.array(streamInfo),
    historyRecommendedList: z.array(liveCard),
  }),
  session: 'optional',
  errors: ['notFound', 'notAllowed'],
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

/** Saves where the caller is in a replay; every 10 seconds and when the page hides (rules/live#replay-position). */
export const saveReplayPosition = call({
  name: 'saveReplayPosition',
  family: 'live',
  mode: 'post',
  summary: 'Keep the position in a replay',
  request: {
    activityId: id,
    /** That of the replay; none of a film. */
    channelId: id.optional(),
    positionSeconds: z.number().min(0).max(1_000_000),
  },
  response: z.object({ positionSeconds: z.number() }),
  session: 'required',
  errors: ['notFound'],
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
