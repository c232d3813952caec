import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';

const memberInfo = {
  memberType: z.number().int(),
  /** 0 without a membership. */
  expirationTime: timestamp,
  projectId: z.string(),
  buyType: z.number().int(),
  /** Yuan as text; empty if no discount is offered. */
  discountAmount: z.string(),
};

/** The caller's fields for the header (rules/shell#header). */
export const getDoctorInfo = call({
  name: 'getDoctorInfo',
  family: 'customer',
  mode: 'get',
  summary: "The caller's profile and membership",
  request: {},
  response: z.object({
    /** Path of the portrait, 512 px, and of its thumbnail, 96 px; both empty for none (rules/personal#portrait). */
    logo: z.string(),
    customerLogoUrl: z.string(),
    name: z.string(),
    medicalTitle: z.string(),
    company: z.string(),
    roleId: z.number().int(),
    /** Selects the English texts (rules/language#interface-language): 0 Chinese, 1 non-Chinese. */
    internationalStatus: z.number().int(),
    ...memberInfo,
  }),
  session: 'required',
  refreshedBy: ['profile', 'certification'],
});

/** The member info of a visitor: never a member (rules/membership#visitors). */
export const getAuthorMemberInfo = call({
  name: 'getAuthorMemberInfo',
  family: 'customer',
  mode: 'get',
  summary: "A visitor's member info",
  request: {},
  response: z.object(memberInfo),
  session: 'none',
  cache: 'shared',
});
