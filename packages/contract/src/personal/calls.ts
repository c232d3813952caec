import { z } from 'zod';
import { call } from '../call.ts';
import { pageSize, text, timestamp } from '../fields.ts';

const line = text(60, z.string().trim());

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
    /** One of getAuthMajor; empty where none is chosen. */
    specialtyId: z.string(),
    roleId: z.number().int(),
    authState: z.number().int(),
    internationalStatus: z.number().int(),
    /** A certified name is part of the certification. */
    nameFixed: z.boolean(),
    /** Unmasked, as only the owner sees it; empty where there is none. */
    mobile: z.string(),
    email: z.string(),
    hasPassword: z.boolean(),
    /** When the owner last confirmed the phone; null for never. */
    bindConfirmedAt: timestamp.nullable(),
  }),
  session: 'required',
});

/** Changes the caller's own details; a different name is refused for a certified account (40300). */
export const updateCustomerInfo = call({
  name: 'updateCustomerInfo',
  family: 'customer',
  mode: 'post',
  summary: "Change the caller's profile",
  request: { name: line, medicalTitle: line, company: line, specialtyId: text(64) },
  response: z.object({}),
  session: 'required',
  errors: ['notAllowed'],
});

/** The specialties, in their order (rules/personal#specialties). */
export const getAuthMajor = call({
  name: 'getAuthMajor',
  family: 'customer',
  mode: 'getJson',
  summary: 'The specialties',
  request: {
    propertyTypeId: z.literal(8).optional(),
    customerRole: z.number().int().min(0).max(99).optional(),
    /** The key to sort by: `id`, `propertyName` or `propertyEnName`, a minus before it for descending; else their own order. */
    sort: z
      .string()
      .regex(/^-?(id|propertyName|propertyEnName)$/)
      .optional(),
    pageSize: pageSize(1000),
  },
  response: z.object({
    list: z.array(z.object({ id: z.string(), propertyName: z.string(), propertyEnName: z.string() })),
  }),
  session: 'none',
});
