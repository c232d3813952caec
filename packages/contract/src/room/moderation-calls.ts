import {
  cleanChatText,
  HELD_DECISIONS,
  HELD_REASONS,
  isNoticeText,
  LIVE_CHANNELS,
  SLOW_SECONDS,
  SPEAK_REASON_MAX,
  SpeakState,
  WATCHED_WORD_LENGTH_MAX,
  WATCHED_WORDS_MAX,
} from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, multilineText, page, pageSize, text, timestamp } from '../fields.ts';
import { liveRoom } from './message.ts';

/** The reason of a decision, in words for the person concerned; may be empty. */
const reason = text(SPEAK_REASON_MAX).trim().default('');

/** Deletes a message: an own one for two minutes, any as an assistant (rules/room-moderation#deleted-messages). */
export const deleteLiveMessage = call({
  name: 'deleteLiveMessage',
  family: 'live',
  mode: 'post',
  summary: 'Delete a message of a live event',
  request: { msgId: id, activityType: z.coerce.number().int().optional() },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'chat',
});

/** Mutes a person in an event, lifts the mute, or bans the person until its end (rules/room-moderation#mutes). */
export const updateSpeakState = call({
  name: 'updateSpeakState',
  family: 'live',
  mode: 'post',
  summary: 'Mute a person in a live event, or lift the mute',
  request: {
    activityId: id,
    /** `userId` of the person in messages and user list. */
    userId: id,
    speakState: z.enum(SpeakState),
    reason,
    /** True if the person's messages in this event are deleted, too. */
    withMessages: z.boolean().default(false),
  },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'conflict'],
  rateLimit: 'chat',
});

/** Publishes a notice above the chat of an event, and into the chat as well (rules/room-chat#notices). */
export const saveLiveMeetingNotice = call({
  name: 'saveLiveMeetingNotice',
  family: 'live',
  mode: 'post',
  summary: 'Publish a notice of a live event',
  request: {
    activityId: id,
    noticeContent: multilineText(20_000).transform(cleanChatText).refine(isNoticeText),
    /** True if it is a line of the chat, too. */
    inChat: z.boolean().default(false),
  },
  response: z.object({ meetingNoticeId: id, sendTime: timestamp }),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'tooMany'],
  rateLimit: 'chat',
});

/** Deletes a notice (rules/room-chat#notices). */
export const deleteLiveMeetingNotice = call({
  name: 'deleteLiveMeetingNotice',
  family: 'live',
  mode: 'post',
  summary: 'Delete a notice of a live event',
  request: { activityId: id, meetingNoticeId: id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'chat',
});

/** The filters of the people in an event. */
const people = {
  activityId: id,
  /** A part of the name or hospital. */
  userName: text(200).trim().default(''),
  /** 0 all, 1 muted and banned (assistants alone), 2 assistants. */
  queryType: z.coerce.number().int().min(0).max(2).default(0),
  /** 0 all, 1 PC, 2 mobile. */
  userPlatformType: z.coerce.number().int().min(0).max(2).default(0),
};

/** The accounts that have an event open, or whom its assistants have muted (rules/room-moderation#people). */
export const getUserList = call({
  name: 'getUserList',
  family: 'live',
  mode: 'get',
  summary: 'The people in a live event',
  request: {
    ...people,
    pageNum: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: pageSize(20),
  },
  response: z.object({
    list: z.array(
      z.object({
        userId: z.string(),
        userName: z.string(),
        userLogo: z.string(),
        company: z.string(),
        isCertified: z.boolean(),
        /** The role in this event; empty for a member of the audience. */
        role: z.enum(['', 'anchor', 'lecturer', 'assistant']),
        /** 1, or 2 for a muted or banned person; 1 for everybody unless an assistant asks. */
        userStatus: z.number().int(),
        /** The fields for assistants of the event alone; null for everybody else. */
        moderation: z
          .object({
            channel: z.enum(LIVE_CHANNELS),
            joinedAt: timestamp,
            messageNum: z.number().int(),
            speakState: z.enum(SpeakState),
            /** The decision that is in effect; empty texts and null without one. */
            reason: z.string(),
            by: z.string(),
            decidedAt: timestamp.nullable(),
          })
          .nullable(),
      }),
    ),
    total: z.number().int(),
    hasMore: z.boolean(),
  }),
  session: 'optional',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'searches',
});

/** The people in an event as a CSV in the language of the request, for its assistants (rules/room-moderation#people). */
export const exportUserList = call({
  name: 'exportUserList',
  family: 'live',
  mode: 'get',
  summary: 'Export the people in a live event',
  request: people,
  /** At most 10,000 lines below a heading. */
  response: z.object({ csv: z.string() }),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'searches',
});

/** Changes the rules of a room: slow mode, review before showing, watched words (rules/room-moderation#slow-mode). */
export const updateLiveRoom = call({
  name: 'updateLiveRoom',
  family: 'live',
  mode: 'post',
  summary: 'Change the rules of the chat of a live event',
  request: {
    activityId: id,
    slowSeconds: z.union(SLOW_SECONDS.map((seconds) => z.literal(seconds))).optional(),
    isReviewed: z.boolean().optional(),
    words: z.array(text(WATCHED_WORD_LENGTH_MAX).trim().min(1)).max(WATCHED_WORDS_MAX).optional(),
  },
  response: liveRoom,
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'chat',
});

/**
 * The messages that are held: to assistants all that wait, the first one first; to everybody else the own ones of today,
 * the last one first, with their decisions (rules/room-moderation#held-messages).
 */
export const listHeldMessages = call({
  name: 'listHeldMessages',
  family: 'live',
  mode: 'get',
  summary: 'The messages of a live event that are held',
  request: {
    activityId: id,
    /** True for the own ones of an assistant. */
    own: z.enum(['true', 'false']).default('false'),
    cursor,
  },
  response: page(
    z.object({
      msgId: id,
      hash: z.string(),
      userId: z.string(),
      name: z.string().nullable(),
      hospital: z.string(),
      isCertified: z.boolean(),
      msg: z.string(),
      reason: z.enum(HELD_REASONS),
      /** The parts because of which it is held, in UTF-16 code units. */
      marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
      heldAt: timestamp,
      state: z.enum(['held', 'refused']),
      /** Why it was refused; empty where no reason was given. */
      refusal: z.string(),
    }),
  ),
  session: 'required',
  errors: ['notFound'],
  refreshedBy: ['liveHeld'],
});

/** Decides on a held message, once (rules/room-moderation#held-messages). */
export const decideHeldMessage = call({
  name: 'decideHeldMessage',
  family: 'live',
  mode: 'post',
  summary: 'Release or refuse a held message of a live event',
  request: { activityId: id, msgId: id, decision: z.enum(HELD_DECISIONS), reason },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'heldMessageDecided'],
  rateLimit: 'chat',
});
