import { BIOGRAPHY_MAX, ORGANIZATION_NAME_MAX, SPECIALTY_LIST_MAX, SPECIALTY_PROPERTY_TYPE } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText, pageSize, text, timestamp } from '../fields.ts';

/** 10 MB as base64 with the JSON around it. */
const PICTURE_BODY_MAX = 14 * 1024 * 1024;

const line = text(60, z.string().trim());

/** As long as a certification may make them: the name of a company is the organization's. */
const certifiedLine = text(ORGANIZATION_NAME_MAX, z.string().trim());

/** The caller's own account, as the personal page shows it (rules/personal#profile). */
export const getCustomerInfoV2 = call({
  name: 'getCustomerInfoV2',
  family: 'customer',
  mode: 'get',
  summary: "The caller's own account",
  request: {},
  response: z.object({
    customerId: z.string(),
    name: z.string(),
    medicalTitle: z.string(),
    company: z.string(),
    /** Path of the portrait, 512 px; empty for none. */
    logo: z.string(),
    biography: z.string(),
    /** The id of the caller's public page; null where nothing is public (rules/doctor#public-profile). */
    personId: id.nullable(),
    /** One of getAuthMajor; empty where none is chosen. */
    specialtyId: z.string(),
    roleId: z.number().int(),
    authState: z.number().int(),
    internationalStatus: z.number().int(),
    /** A certified name is part of the certification. */
    nameFixed: z.boolean(),
    /** Unmasked, as it is sent to its owner only; empty where there is none. */
    mobile: z.string(),
    email: z.string(),
    hasPassword: z.boolean(),
    /** When the owner last confirmed the phone; null for never. */
    bindConfirmedAt: timestamp.nullable(),
  }),
  session: 'required',
  refreshedBy: ['profile', 'certification'],
});

/** Changes the caller's own details; a different name is refused for a certified account (40300). */
export const updateCustomerInfo = call({
  name: 'updateCustomerInfo',
  family: 'customer',
  mode: 'post',
  summary: "Change the caller's profile",
  request: { name: certifiedLine, medicalTitle: line, company: certifiedLine, specialtyId: text(64) },
  response: z.object({}),
  session: 'required',
  errors: ['notAllowed'],
});

/** Sets the caller's portrait, replacing the former one; public at once (rules/personal#portrait). */
export const updatePortrait = call({
  name: 'updatePortrait',
  family: 'customer',
  mode: 'post',
  summary: "Set the caller's portrait",
  request: {
    extName: text(16),
    /** The file as base64. */
    fileContent: z.string().min(1).max(PICTURE_BODY_MAX),
  },
  response: z.object({ logo: z.string(), customerLogoUrl: z.string() }),
  session: 'required',
  errors: ['imageRefused', 'pictureTooLarge', 'tooMany'],
  bodyMax: PICTURE_BODY_MAX,
});

/** Removes the caller's portrait; nothing happens where there is none (rules/personal#portrait). */
export const deletePortrait = call({
  name: 'deletePortrait',
  family: 'customer',
  mode: 'post',
  summary: "Remove the caller's portrait",
  request: {},
  response: z.object({}),
  session: 'required',
});

/** Sets the biography on the caller's public page (rules/personal#biography). */
export const updateBiography = call({
  name: 'updateBiography',
  family: 'customer',
  mode: 'post',
  summary: "Change the caller's biography",
  request: { biography: multilineText(BIOGRAPHY_MAX, z.string().trim()) },
  response: z.object({}),
  session: 'required',
});

/** The specialties, in their order (rules/personal#specialties). */
export const getAuthMajor = call({
  name: 'getAuthMajor',
  family: 'customer',
  mode: 'getJson',
  summary: 'The specialties',
  request: {
    propertyTypeId: z.literal(SPECIALTY_PROPERTY_TYPE).optional(),
    customerRole: z.number().int().min(0).max(99).optional(),
    /** `order` for their own, or `id`, `propertyName` or `propertyEnName`; a minus before it for descending. */
    sort: z
      .string()
      .regex(/^-?(order|id|propertyName|propertyEnName)$/)
      .default('order'),
    pageSize: pageSize(SPECIALTY_LIST_MAX),
  },
  response: z.object({
    list: z.array(z.object({ id: z.string(), propertyName: z.string(), propertyEnName: z.string() })),
  }),
  session: 'none',
});
