import { AttachmentType } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';
import {
  attachmentType,
  authInfo,
  pictureConsent,
  pictureErrors,
  submission,
  submitErrors,
  submitted,
} from './certification-shapes.ts';

/** 10 MB as base64 with the JSON around it. */
const PICTURE_BODY_MAX = 14 * 1024 * 1024;

/** The caller's certification (rules/certification#states). */
export const getCustomerAuthInfo = call({
  name: 'getCustomerAuthInfo',
  family: 'customer',
  mode: 'get',
  summary: "The caller's certification",
  request: { activityId: id.optional() },
  response: authInfo,
  session: 'required',
  refreshedBy: ['certification'],
});

/** Closes the lead after a login for good (rules/certification#auth-state). */
export const dismissAuthLead = call({
  name: 'dismissAuthLead',
  family: 'customer',
  mode: 'post',
  summary: 'Close the lead to certification',
  request: {},
  response: submitted,
  session: 'required',
});

/**
 * Basic information (opflag 1), then the attachments (opflag 2), which opens the review (rules/certification#submit).
 */
export const submitAuthAction = call({
  name: 'submitAuthAction',
  family: 'customer',
  mode: 'post',
  summary: 'Apply for a certification',
  request: submission,
  response: submitted,
  session: 'required',
  errors: submitErrors,
});

/** Stores a picture for opflag 2 (rules/certification-pictures#pictures). */
export const uploadAuthEnclosure = call({
  name: 'uploadAuthEnclosure',
  family: 'customer',
  mode: 'post',
  summary: 'Upload a picture for a certification',
  request: {
    extName: text(16),
    /** The file as base64. */
    fileContent: z.string().min(1).max(PICTURE_BODY_MAX),
    attType: attachmentType.default(AttachmentType.workCard),
    /** The portal always sends it; a client that sends only the other keys is accepted, too. */
    consent: pictureConsent.optional(),
  },
  response: z.object({ attPath: id }),
  session: 'required',
  errors: pictureErrors,
  bodyMax: PICTURE_BODY_MAX,
});

/** Deletes the pictures of a decided certification before their time (rules/certification-pictures#pictures). */
export const deleteAuthEnclosures = call({
  name: 'deleteAuthEnclosures',
  family: 'customer',
  mode: 'post',
  summary: "Delete the pictures of the caller's certification",
  request: {},
  response: z.object({}),
  session: 'required',
  errors: ['conflict'],
});
