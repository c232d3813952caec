import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../fields.ts';

const loginScene = text(64);

const qrCode = z.object({
  /** The text to encode; the portal draws it. */
  qrCodeUrl: z.string(),
  scene: z.string(),
  /** The two digits that the phone must choose among three (rules/login#match-number). */
  matchNumber: z.string(),
});

const sceneStatus = z.object({
  /** Null until the phone has confirmed. */
  customerId: z.string().nullable(),
  /** 0 waits for the phone, 1 is logged in, 2 requires confirmation by the app (rules/login#app-confirmation). */
  pcLoginStatus: z.number().int(),
  /** True if a phone has opened the code. */
  scanned: z.boolean(),
});

/** Creates a login QR scene, bound to the caller's browser (rules/login#qr-scene). */
export const generatePcLoginQrCode = call({
  name: 'generatePcLoginQrCode',
  family: 'account',
  mode: 'post',
  summary: 'A QR code to log in by phone',
  request: {},
  response: qrCode,
  session: 'none',
  rateLimit: 'qrCodes',
  errors: ['tooMany'],
});

/** Polls whether the phone has confirmed a scene; only for the browser that created it (rules/login#qr-scene). */
export const checkPcLoginStatus = call({
  name: 'checkPcLoginStatus',
  family: 'account',
  mode: 'post',
  summary: 'Poll a login QR scene',
  request: { loginScene },
  response: sceneStatus,
  session: 'none',
  errors: ['qrSceneInvalid', 'accountCancelling', 'tooMany'],
});

/**
 * A QR code by which the phone confirms a login past the three of the day, for the browser whose login returned
 * pcLoginStatus 2; `customerId` names the customer of that response (rules/login#app-confirmation).
 */
export const generateAppLoginQr = call({
  name: 'generateAppLoginQr',
  family: 'account',
  mode: 'post',
  summary: 'A QR code to confirm a login in the app',
  request: {},
  response: qrCode,
  session: 'none',
  rateLimit: 'qrCodes',
  errors: ['appLoginUnproven', 'tooMany'],
});

/**
 * Polls whether the account's phone has confirmed; the confirmed response opens the session
 * (rules/login#app-confirmation).
 */
export const checkLoginStatus = call({
  name: 'checkLoginStatus',
  family: 'account',
  mode: 'post',
  summary: 'Poll a confirmation in the app',
  request: { loginScene },
  response: sceneStatus,
  session: 'none',
  errors: ['qrSceneInvalid', 'accountCancelling', 'tooMany'],
});
