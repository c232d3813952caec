import { CERTIFICATION_QR_CLASSIFY } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text, timestamp } from '../fields.ts';
import {
  attachmentType,
  authInfo,
  pictureConsent,
  pictureErrors,
  submission,
  submitErrors,
  submitted,
} from './certification-shapes.ts';

/**
 * The nonce of the browser that shows the QR code; the code brings it to the phone (rules/certification-pages#qr-code).
 */
const tempState = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** A QR code by which the caller's phone certifies this account (rules/certification-pages#qr-code). */
export const generateMiniQrCode = call({
  name: 'generateMiniQrCode',
  family: 'customer',
  mode: 'post',
  summary: 'A QR code to certify by phone',
  request: {
    classify: z.literal(CERTIFICATION_QR_CLASSIFY),
    page: z.literal('m/certify'),
    tempState,
    /** JSON of `{ level }`. */
    sceneData: text(200),
    generateType: z.literal(2),
  },
  response: z.object({
    /** The text to encode; the portal draws it. */
    qrCodeUrl: z.string(),
    expiresAt: timestamp,
  }),
  session: 'required',
  rateLimit: 'qrCodes',
  errors: ['tooMany'],
});

/**
 * The state of the phone's account; with the code's value the desktop follows (rules/certification-pages#phone-pages).
 */
export const getAuthScene = call({
  name: 'getAuthScene',
  family: 'customer',
  mode: 'post',
  summary: 'What a phone is to certify',
  request: { tempState: tempState.optional() },
  response: authInfo.extend({
    /** The account is masked. */
    customer: z.object({ name: z.string(), account: z.string() }),
    /** The level that the desktop requests; 1 without a code. */
    level: z.union([z.literal(1), z.literal(2)]),
    /** The scenes that accept the account's role (rules/permission#scenes). */
    openScenes: z.array(z.number().int()),
  }),
  session: 'phone',
  errors: ['qrSceneInvalid'],
});

/**
 * The same as uploadAuthEnclosure, of an upload that the phone has finished (rules/certification-pages#phone-pages).
 */
export const uploadAuthPhone = call({
  name: 'uploadAuthPhone',
  family: 'customer',
  mode: 'post',
  summary: 'Take an upload of the phone as a picture for a certification',
  request: {
    uploadId: id,
    attType: attachmentType,
    consent: pictureConsent,
    tempState: tempState.optional(),
  },
  response: z.object({ attPath: id }),
  session: 'phone',
  errors: [...pictureErrors, 'notFound'],
});

/** The same as submitAuthAction, from a phone (rules/certification-pages#phone-pages). */
export const submitAuthPhone = call({
  name: 'submitAuthPhone',
  family: 'customer',
  mode: 'post',
  summary: 'Apply for a certification by phone',
  request: { ...submission, tempState: tempState.optional() },
  response: submitted,
  session: 'phone',
  errors: submitErrors,
});
