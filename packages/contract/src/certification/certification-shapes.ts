import {
  ATTACHMENTS_MAX,
  AttachmentType,
  CERTIFICATION_COUNTRIES,
  CERTIFICATION_ITEMS,
  CERTIFICATION_KINDS,
  ORGANIZATION_NAME_MAX,
  PERSON_NAME_MAX,
  PICTURE_CONSENT,
  REFUSAL_REASONS,
  SPECIALTIES_MAX,
  WORK_CARD_POSITION_TYPE,
} from '@osteon/domain';
import { z } from 'zod';
import { id, text, timestamp } from '../fields.ts';

const line = (max: number) => text(max, z.string().trim());

/** The text of the consent before the picture was photographed or chosen (rules/certification-pictures#consent). */
export const pictureConsent = z.literal(PICTURE_CONSENT);

/** `attType` of an attachment. */
export const attachmentType = z.enum(AttachmentType);
const item = z.enum(CERTIFICATION_ITEMS);
const kind = z.enum(CERTIFICATION_KINDS);

/**
 * A certification in a response to its owner. The details that the review confirms are in `items`; pictures are visible
 * to the owner and the reviewer alone (rules/certification-pictures#pictures).
 */
const certification = z.object({
  /** Number for people: `RZ20261121-0312`. */
  number: z.string(),
  kind,
  country: z.enum(CERTIFICATION_COUNTRIES),
  state: z.enum(['draft', 'review', 'accepted', 'refused', 'revoked']),
  /** The legal person if it is a company. */
  name: z.string(),
  /** Hospital, or company. */
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  specialties: z.array(z.object({ id, name: z.string(), nameEn: z.string() })),
  /** Credit code of a company; empty for persons. */
  licenceNo: z.string(),
  items: z.array(
    z.object({
      item,
      state: z.enum(['waiting', 'accepted', 'refused']),
      /** The reason of the refusal; null otherwise. */
      reason: z.enum(REFUSAL_REASONS).nullable(),
      /** Comment of the reviewer; may be empty. */
      note: z.string(),
      /** The owner's picture; null for the basic information, and after its deletion. */
      picUrl: z.string().nullable(),
      /** The time of the last submission; null before. */
      sentAt: timestamp.nullable(),
    }),
  ),
  submittedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  /** Certifications that are decided before this one; null outside a review. */
  queuePosition: z.number().int().nullable(),
  /**
   * The time at which the decision is expected at the rate of the last decisions; null outside a review, and without a
   * rate.
   */
  expectedAt: timestamp.nullable(),
  /** The time at which the pictures are deleted; null before the decision. */
  picturesUntil: timestamp.nullable(),
});

/** The response of getCustomerAuthInfo, and a part of getAuthScene's. */
export const authInfo = z.object({
  /** rules/certification#auth-state */
  authenticationState: z.number().int(),
  /** 0 Chinese, 1 not. */
  internationalStatus: z.number().int(),
  /** 1 where the caller is certified, or meets what the event of `activityId` requires. */
  authStatus: z.number().int(),
  /** The role of the caller (rules/permission#roles). */
  roleId: z.number().int(),
  /** The newest one; null if there is none. */
  certification: certification.nullable(),
  /** The progress of the phone that has scanned this account's code; null if none has. */
  phoneStep: z.enum(['basicInfo', 'upload', 'review', 'submitted']).nullable(),
  /** Newest first; at most 50. */
  history: z.array(
    z.object({
      at: timestamp,
      kind,
      event: z.enum(['submit', 'resubmit', 'accept', 'refuse', 'revoke', 'deletePictures']),
      /** The items that were submitted or refused. */
      items: z.array(item),
    }),
  ),
});

/**
 * The keys of opflag 1 and 2; which of them a submission needs, follows opflag and role (rules/certification#submit).
 */
export const submission = {
  opflag: z.union([z.literal(1), z.literal(2)]),
  /** opflag 1: hospital, or company. */
  company: line(ORGANIZATION_NAME_MAX).optional(),
  fullName: line(PERSON_NAME_MAX).optional(),
  /** Ids of getAuthMajor; none for a company. */
  newAreasExpertise: z.array(id).max(SPECIALTIES_MAX).optional(),
  /** 6 doctor, 12 nurse, 13 assistant, 15 company. */
  role: z.union([z.literal(6), z.literal(12), z.literal(13), z.literal(15)]).optional(),
  level: z.union([z.literal(1), z.literal(2)]).optional(),
  country: z.enum(CERTIFICATION_COUNTRIES).optional(),
  department: line(40).optional(),
  title: line(40).optional(),
  /** Unified social credit code of a company. */
  licenceNo: line(18).optional(),
  /** opflag 2 */
  authAttList: z
    .array(
      z.strictObject({
        attPath: id,
        attPositionType: z.literal(WORK_CARD_POSITION_TYPE),
        attType: attachmentType,
      }),
    )
    .min(1)
    .max(ATTACHMENTS_MAX)
    .optional(),
  isCompleted: z.literal(0).optional(),
};

/** The response to a submission. */
export const submitted = z.object({ authenticationState: z.number().int() });

/** Errors of submissions, and of uploaded pictures. */
export const submitErrors = ['conflict', 'attachmentInvalid', 'creditCodeInvalid', 'notAllowed'] as const;
export const pictureErrors = ['pictureNotImage', 'pictureTooLarge', 'tooMany', 'conflict'] as const;
