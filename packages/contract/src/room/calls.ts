import { CHAT_REASONS, LIVE_AUTHORIZE_TYPES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { picture } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id, pageSize, text, timestamp } from '../fields.ts';
import { agendaGroup } from '../live/agenda.ts';
import { liveCard } from '../live/card.ts';
import { productCard } from '../product/card.ts';
import { replay } from '../replay/replay.ts';
import { liveChannel, streamInfo } from '../stream/channel.ts';
import { liveStatistics } from './message.ts';

/** A picture of an event's gallery, with a thumbnail of at most 200 px (rules/room#gallery). */
const galleryPicture = z.object({ picture, thumbnailUrl: z.string(), title: z.string() });

/**
 * A live event's page: cover, introduction, agenda, lecturers and channels, open to visitors too
 * (rules/room#page).
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
      /** The first hall (rules/live-agenda#halls). */
      subMeetingUuId: z.string(),
      /** The halls, each with the channel of its stream; empty if it has none. */
      halls: z.array(z.object({ subMeetingUuid: z.string(), hallName: z.string(), channelId: z.string() })),
      authorizeType: z.enum(LIVE_AUTHORIZE_TYPES),
      /** 0 open, 1 questions are held for the assistant, 2 closed (rules/room#details). */
      replyType: z.number().int(),
      /** Paths of pictures and pages; empty if there is none. */
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
      /** True if the caller has booked it (rules/live-booking#booking). */
      booked: z.boolean(),
      /** The gateway's clock in ms. */
      systemTime: timestamp,
      /** Time at which it last went on the air; null if it never has (rules/live#status). */
      beginTime: timestamp.nullable(),
      /** Time at which it was last announced; null if it never was (rules/room-chat#announced-again). */
      announcedAt: timestamp.nullable(),
      /** Time at which its status last changed; null if it never has. */
      statusTime: timestamp.nullable(),
      /** `authStatus` 1: the viewer may watch the stream (rules/stream#who-may-watch). */
      loginOrAuth: z.object({ authStatus: z.union([z.literal(0), z.literal(1)]) }),
      channelList: z.array(liveChannel),
      /** The renditions of the first channel that streams. */
      streamInfoWithClarity: z.array(streamInfo),
      /** True if its status is that of a replay (70); the rest of it is empty otherwise (rules/replay#replay). */
      isPlayback: z.boolean(),
      playbackVideoUrl: z.string(),
      livePlaybackClarityResults: z.array(streamInfo),
      replayList: z.array(replay),
      playbackCount: z.number().int(),
      /** The viewer's limit for the replay: that of an open video (rules/video#try-watch). */
      watchAuth: z.object({ tryWatchFlag: z.boolean(), tryWatchDuration: z.number() }),
      /** The condition that would permit the whole replay; null if it is permitted. */
      gate: z.enum(['login', 'certification', 'companyCertification', 'membership']).nullable(),
      agenda: z.array(agendaGroup),
    }),
    /** The viewer; the texts of a visitor are empty (rules/room#viewer). */
    audienceUniteUser: z.object({
      userId: z.string(),
      userName: z.string(),
      userLogo: z.string(),
      userType: z.number().int(),
      /** 1 for an assistant of the event. */
      assistantStatus: z.number().int(),
      /** 2 for a muted viewer of the chat, else 1. */
      userStatus: z.number().int(),
      /** True if the viewer may write in the chat, else the reason (rules/room-chat#chat). */
      canEnter: z.boolean(),
      type: z.number().int(),
      reason: z.enum(CHAT_REASONS),
    }),
    /** The first lecturer; null if none is visible. */
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
