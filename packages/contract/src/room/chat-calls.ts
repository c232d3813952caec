import { CHAT_REASONS, cleanChatText, LIVE_CHANNELS, mayBeChatText } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, multilineText, page, pageSize, text, timestamp } from '../fields.ts';
import { liveDeletion, liveMessage, liveRoom, liveStatistics, textType } from './message.ts';

/** Fields of the caller from the shared client: the session's own id or none, and a kind that is not used. */
const user = { userId: text(64).optional(), userType: z.coerce.number().int().optional() };

/**
 * Joins an event: the caller counts as present until its presence expires; the reply has the caller's chat permission.
 * An open page repeats it (rules/room-presence#presence).
 */
export const joinInActivity = call({
  name: 'joinInActivity',
  family: 'live',
  mode: 'post',
  summary: 'Enter a live event',
  request: { activityId: id, channel: z.enum(LIVE_CHANNELS).default('pc'), ...user },
  response: z.object({
    userChatRoomAuth: z.object({ canEnter: z.boolean(), type: z.number().int(), reason: z.enum(CHAT_REASONS) }),
    statistics: liveStatistics,
    room: liveRoom,
    /**
     * The caller's own ids in the chat, and those of the people whom the caller has blocked, for assistants of the event
     * none; absent for visitors (rules/room-chat#blocks).
     */
    own: z.object({ userIds: z.array(z.string()), blockedIds: z.array(z.string()) }).optional(),
  }),
  session: 'optional',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'presences',
});

/** Leaves an event; also sent while the page unloads (rules/room-presence#presence). */
export const leaveActivity = call({
  name: 'leaveActivity',
  family: 'live',
  mode: 'post',
  summary: 'Leave a live event',
  request: { activityId: id, ...user },
  response: z.object({}),
  session: 'optional',
  errors: ['notAllowed'],
  rateLimit: 'presences',
});

/** Sends a message, idempotent by its hash (rules/room-chat#exactly-once). */
export const sendLiveMessage = call({
  name: 'sendLiveMessage',
  family: 'live',
  mode: 'post',
  summary: 'Send a message to the chat of a live event',
  request: {
    activityId: id,
    msg: multilineText(20_000).transform(cleanChatText).refine(mayBeChatText),
    msgType: textType.default(1),
    msgUserStatus: z.number().int().optional(),
    /** The page's own id of the message, its idempotency key; a retry has the same. */
    hash: id,
    quoteMsgId: id.optional(),
    /** True if an assistant is to decide on the patient identifiers in it. */
    toReview: z.boolean().default(false),
    ...user,
  },
  response: z.object({
    msgId: id,
    hash: z.string(),
    /** 1 sent, 3 held until an assistant has decided (rules/room-moderation#held-messages). */
    status: z.union([z.literal(1), z.literal(3)]),
  }),
  session: 'required',
  errors: [
    'notFound',
    'notAllowed',
    'certificationMissing',
    'phoneMissing',
    'emailMissing',
    'chatClosed',
    'chatMuted',
    'patientData',
    'blockedByPerson',
    'badInput',
    'tooMany',
  ],
  rateLimit: 'chat',
});

/** The entries of an event's chat, the latest first (rules/room-chat#history). */
export const getHistoryMessages = call({
  name: 'getHistoryMessages',
  family: 'live',
  mode: 'get',
  summary: 'The messages of a live event, the latest first',
  request: {
    activityId: id,
    /** `deleted`: the deleted messages alone, for assistants of the event. */
    only: z.enum(['deleted']).optional(),
    cursor,
  },
  response: page(liveMessage),
  session: 'optional',
  errors: ['notFound', 'notAllowed'],
});

/** The messages after a position, in order (rules/room-chat#delivery). */
export const getRealtimeMessage = call({
  name: 'getRealtimeMessage',
  family: 'live',
  mode: 'get',
  summary: 'The messages of a live event behind a position',
  request: { activityId: id, since: z.coerce.number().int().min(0).max(2_147_483_647).default(0) },
  response: z.object({
    list: z.array(liveMessage),
    /** True if there are none after these. */
    isComplete: z.boolean(),
  }),
  session: 'optional',
  cache: 'shared',
  errors: ['notFound'],
});

const second = z.coerce.number().min(0).max(1_000_000);

/** The messages of a time range of a replay, in order (rules/room-chat#chat-of-a-replay). */
export const getPlaybackRealtimeMessage = call({
  name: 'getPlaybackRealtimeMessage',
  family: 'live',
  mode: 'get',
  summary: 'The messages of a stretch of a replay',
  request: {
    activityId: id,
    /** From this second of the replay on, the end excluded. */
    fromSeconds: second,
    toSeconds: second,
    /** The watched channel of the replay; the first one by default. */
    channelId: id.optional(),
    cursor,
  },
  response: z.object({
    list: z.array(
      liveMessage.extend({
        /** The second of the replay at which it appears. */
        replaySeconds: z.number(),
        /** True for a message of the caller, which the caller may delete. */
        isOwn: z.boolean(),
      }),
    ),
    nextCursor: z.string().nullable(),
    /** The second of the first message after the range; null if there is none. */
    nextSeconds: z.number().nullable(),
  }),
  session: 'optional',
  errors: ['notFound'],
});

/** The notices of an event, the latest first (rules/room-chat#notices). */
export const getLiveMeetingNoticeList = call({
  name: 'getLiveMeetingNoticeList',
  family: 'live',
  mode: 'get',
  summary: 'The notices of a live event',
  request: {
    activityId: id,
    pageNum: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: pageSize(20),
  },
  response: z.object({
    list: z.array(
      z.object({
        meetingNoticeId: id,
        noticeContent: z.string(),
        sendTime: timestamp,
        /** Deleted ones are listed to assistants alone. */
        isDeleted: z.boolean(),
        deletion: liveDeletion.nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  session: 'optional',
  errors: ['notFound'],
});
