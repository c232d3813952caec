import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, page, pageSize, timestamp } from '../fields.ts';
import { bandToken } from './band-token.ts';

const browser = {
  /** Browser and system in words, for example `Chrome · Windows`; empty if unknown. */
  browser: z.string(),
  /** Kind of device, for its icon. */
  form: z.enum(['desktop', 'phone']),
  ip: z.string(),
};

/** The devices that count for the lock and those that are still logged in (rules/device#device-list). */
export const listDevices = call({
  name: 'listDevices',
  family: 'account',
  mode: 'get',
  summary: "The caller's devices of the last seven days",
  request: {},
  response: z.object({
    /** Days that a login counts for, how many devices may count, and how many do. */
    days: z.number().int(),
    limit: z.number().int(),
    counted: z.number().int(),
    /** The number of slots that may be freed in that time, and that still may. */
    releases: z.number().int(),
    releasesLeft: z.number().int(),
    list: z.array(
      z.object({
        ...browser,
        /** The device's id in the calls below; it is not the browser's own id. */
        id,
        /** The caller's device. */
        current: z.boolean(),
        loggedIn: z.boolean(),
        /** Logged in to the phone pages only. */
        phonePages: z.boolean(),
        lastLoginAt: timestamp,
        lastUsedAt: timestamp.nullable(),
        /** The time at which it stops counting by itself; null if it does not count. */
        freeAt: timestamp.nullable(),
        /** The days of its logins, yyyy-mm-dd in Shanghai, oldest first. */
        loginDays: z.array(z.string()),
      }),
    ),
  }),
  session: 'required',
});

/** Ends the sessions of another device; it still counts in the seven days (rules/device#signing-out). */
export const signOutDevice = call({
  name: 'signOutDevice',
  family: 'account',
  mode: 'post',
  summary: 'Sign a device out',
  request: { id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
});

/** Ends every session of the caller but this one. */
export const signOutOthers = call({
  name: 'signOutOthers',
  family: 'account',
  mode: 'post',
  summary: 'Sign out everywhere else',
  request: {},
  response: z.object({ ended: z.number().int() }),
  session: 'required',
});

/** Frees the slot of another device with a fresh code, twice in seven days at most (rules/device#freeing). */
export const freeDevice = call({
  name: 'freeDevice',
  family: 'account',
  mode: 'post',
  summary: "Free a device's slot",
  request: { id, bandToken },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'identityUnproven', 'releaseLimit'],
});

/** The logins of the caller and the wrong passwords, newest first. */
export const listLoginRecords = call({
  name: 'listLoginRecords',
  family: 'account',
  mode: 'get',
  summary: "The caller's logins",
  request: { cursor, pageSize: pageSize(10) },
  response: page(
    z.object({
      ...browser,
      id: z.string(),
      at: timestamp,
      /** `app`: confirmed on the phone, past the three of the day. */
      way: z.enum(['scan', 'code', 'password', 'register', 'app']),
      /** `phone`: the phone had to confirm first. */
      result: z.enum(['success', 'wrongPassword', 'phone']),
      phonePages: z.boolean(),
      /** The time at which a newer login displaced its session; null if none did. */
      displacedAt: timestamp.nullable(),
    }),
  ).extend({
    /**
     * Logins by password and code today, and the number after which the app has to confirm (rules/login#daily-limit).
     */
    today: z.number().int(),
    perDay: z.number().int(),
  }),
  session: 'required',
});
