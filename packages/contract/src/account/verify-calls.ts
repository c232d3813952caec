import { z } from 'zod';
import { call } from '../call.ts';
import { text, timestamp } from '../fields.ts';
import { bandToken } from './band-token.ts';

/** Verifies the owner by the password (rules/phone-binding#step-up-token). */
export const checkAccountPassword = call({
  name: 'checkAccountPassword',
  family: 'account',
  mode: 'post',
  summary: "Check the caller's own password",
  request: { passwd: z.string().min(1).max(128) },
  response: z.object({ bandToken }),
  session: 'required',
  rateLimit: 'logins',
  errors: ['wrongPassword', 'passwordNotSet', 'passwordPaused', 'tooMany'],
});

/** Returns whether the owner has to confirm the bound phone again (rules/phone-binding#bind-check). */
export const checkMobileBind = call({
  name: 'checkMobileBind',
  family: 'account',
  mode: 'get',
  summary: 'Whether the bound phone is to be confirmed',
  request: {},
  response: z.object({
    isExpire: z.boolean(),
    /** The whole number, for its owner only; empty for an account without one. */
    mobile: z.string(),
    /** The time of the last confirmation; null if there was none. */
    confirmedAt: timestamp.nullable(),
  }),
  session: 'required',
});

/** Confirms that the bound phone is still in use (rules/phone-binding#bind-check). */
export const updateMobileBindTime = call({
  name: 'updateMobileBindTime',
  family: 'account',
  mode: 'post',
  summary: 'Confirm the bound phone',
  request: {},
  response: z.object({}),
  session: 'required',
});

/**
 * Binds another phone; every other session ends (rules/phone-binding#change-of-phone;
 * rules/security-credentials#credential-change, rules/security-credentials#step-up).
 */
export const unifiedBinding = call({
  name: 'unifiedBinding',
  family: 'account',
  mode: 'post',
  summary: 'Change the bound phone',
  request: {
    /** The new number. */
    account: text(254).min(1),
    validCode: text(16),
    bindingScene: z.literal('CHANGE_PHONE'),
    bandToken,
  },
  response: z.object({}),
  session: 'required',
  rateLimit: 'logins',
  errors: ['identityUnproven', 'wrongCode', 'mobileInUse', 'mobileUnchanged', 'tooMany', 'proofMissing'],
});

const loginOrigin = {
  /** Browser and system in words, such as `Safari · iPhone`; empty if unknown. */
  device: z.string(),
  ip: z.string(),
};

/** The devices that count, the limit and the locks of the caller's account (rules/device#security-check). */
export const securityCheck = call({
  name: 'securityCheck',
  family: 'account',
  mode: 'post',
  summary: 'Devices counted in seven days, the limit and the lock',
  request: {},
  response: z.object({
    deviceCount: z.number().int(),
    deviceLimit: z.number().int(),
    deviceDays: z.number().int(),
    /** An account made by a code has none (rules/account#account-without-a-password). */
    hasPassword: z.boolean(),
    /** Newest last; the open one has no end. */
    locks: z.array(
      z.object({
        lockRecordId: z.string(),
        /** 0 first, 1 permanent. */
        lockRecordType: z.number().int(),
        createdAt: timestamp,
        endedAt: timestamp.nullable(),
        ...loginOrigin,
      }),
    ),
  }),
  session: 'required',
  whileLocked: true,
});
