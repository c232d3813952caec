import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { callerTimestamp, cursor, id, page, pageSize, timestamp } from '../fields.ts';

/** Kind: a notice of the portal, or an action of others on the caller's content (rules/message#kinds). */
const kind = z.enum(['notice', 'reply', 'comment', 'mention', 'like', 'follow', 'newContent']);

const scene = z.enum(['edu_message', 'live_activity_message', 'auth_coupon', 'account_security']);

/** Counts of the prompts in header and sidebar, polled every five seconds (rules/message#prompts). */
export const getMessageCount = call({
  name: 'getMessageCount',
  family: 'message',
  mode: 'get',
  summary: 'How much there is to point at',
  request: { promptSceneCode: z.literal('doctor-home-pc').default('doctor-home-pc') },
  response: z.object({
    /**
     * `edu_message`: unread messages of the scenes with reminders, during quiet hours and pauses only those of the
     * account's security; `live_activity_message`: live events on air; `auth_coupon`: coupons on offer.
     */
    scenePromptList: z.array(z.object({ sceneCode: z.string(), promptNum: z.number().int() })),
  }),
  session: 'required',
  refreshedBy: ['message'],
});

const message = z.object({
  id,
  scene,
  kind,
  title: z.string(),
  body: z.string(),
  /** The page that it links to; null where there is none. */
  pcLink: z.string().nullable(),
  sentAt: timestamp,
  /** 1 if it is read. */
  isRead: z.number().int(),
});

/** The caller's messages, newest first: all, of one scene or kind, or the unread ones (rules/message#message-page). */
export const listMessages = call({
  name: 'listMessages',
  family: 'message',
  mode: 'get',
  summary: 'The messages of the caller',
  request: {
    scene: scene.optional(),
    kind: kind.optional(),
    unread: z.enum(['true', 'false']).default('false'),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(message).extend({
    /** Unread messages by scene, for any filter. */
    unread: z.array(z.object({ scene, count: z.number().int() })),
    /** Time of the response by the gateway's clock. */
    askedAt: timestamp,
  }),
  session: 'required',
  scene: PermissionScene.homeMessages,
  refreshedBy: ['message'],
});

/** Likes of the caller's content, newest first (rules/message#kinds). */
export const listLikesMe = call({
  name: 'listLikesMe',
  family: 'message',
  mode: 'get',
  summary: 'The messages of likes of the caller',
  request: { cursor, pageSize: pageSize(20) },
  response: page(message),
  session: 'required',
  scene: PermissionScene.likesMeMessages,
  refreshedBy: ['message'],
});

/**
 * Marks messages read: one by its `id`, those of a kind, those sent before a time, so that later ones stay unread, or
 * all. Named conditions are combined with 'and' (rules/message#message-page).
 */
export const markMessageRead = call({
  name: 'markMessageRead',
  family: 'message',
  mode: 'post',
  summary: 'Mark one message read, or all of them, or those of a kind',
  request: { id: id.optional(), kind: kind.optional(), before: callerTimestamp.optional() },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.homeMessages,
  errors: ['notFound'],
});

/** `reminds`: counted in the header; `mail`, `sms`: sent by it as well (rules/message#channels). */
const preference = z.object({ scene, kind, reminds: z.boolean(), mail: z.boolean(), sms: z.boolean() });

/** A time of day in Shanghai, 'HH:mm'. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Every day from `from` to `to`, which may be on the next day. */
const quietHours = { on: z.boolean(), from: clockTime, to: clockTime };

/** The caller's reminder preferences, quiet hours and pause. */
export const listMessagePreferences = call({
  name: 'listMessagePreferences',
  family: 'message',
  mode: 'get',
  summary: 'Of which kinds of messages the caller is reminded, and when not',
  request: {},
  response: z.object({
    /** Preferences of each scene, and of each kind of it. */
    list: z.array(preference),
    /** Channels by which the caller can be reached beside the page. */
    channels: z.array(z.enum(['mail', 'sms'])),
    quietHours: z.object(quietHours),
    /** The end of the current pause; null where there is none. */
    pausedUntil: timestamp.nullable(),
  }),
  session: 'required',
});

/**
 * Sets if messages of a scene, or of one kind of it, are counted in the header, and by which channels they are sent;
 * omitted fields stay unchanged. Those of the account's security are always counted and sent by all.
 */
export const saveMessagePreference = call({
  name: 'saveMessagePreference',
  family: 'message',
  mode: 'post',
  summary: 'Set whether the caller is reminded of a kind of messages',
  request: {
    scene: scene.exclude(['account_security']),
    /** Every kind of the scene without one. */
    kind: kind.optional(),
    reminds: z.boolean().optional(),
    mail: z.boolean().optional(),
    sms: z.boolean().optional(),
  },
  response: z.object({}),
  session: 'required',
});

/**
 * Sets the daily hours in which the header counts only messages of the account's security; omitted fields stay
 * unchanged.
 */
export const saveQuietHours = call({
  name: 'saveQuietHours',
  family: 'message',
  mode: 'post',
  summary: 'Set the hours without reminders',
  request: { on: quietHours.on.optional(), from: clockTime.optional(), to: clockTime.optional() },
  response: z.object({}),
  session: 'required',
});

/** Pauses reminders from now on, as during an operation; null ends the pause. */
export const pauseReminders = call({
  name: 'pauseReminders',
  family: 'message',
  mode: 'post',
  summary: 'Pause reminders for a while',
  request: { pause: z.enum(['twoHours', 'fourHours', 'morning']).nullable() },
  response: z.object({ pausedUntil: timestamp.nullable() }),
  session: 'required',
});
