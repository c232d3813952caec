/** What a resource is, as every card, link and count names it (seed 000 §3, seed 001 §9; transfer file: spec-decision 30h). */
export const ResourceType = {
  video: 1,
  document: 2,
  meeting: 3,
  case: 7,
  action: 8,
  author: 9,
  live: 11,
  course: 14,
  product: 19,
  transferFile: 20,
} as const;
export type ResourceType = (typeof ResourceType)[keyof typeof ResourceType];

/** `resourceType` of a membership purchase, which is no resource of the library (seed 000 §9). */
export const MEMBERSHIP_RESOURCE_TYPE = 9999;

/** `resourceId` values that tell where a membership purchase began (seed 000 §4). */
export const MembershipEntry = {
  headerButton: 3003,
  publishGate: 3004,
  coupon: 3008,
} as const;
export type MembershipEntry = (typeof MembershipEntry)[keyof typeof MembershipEntry];

/** Kinds of accounts that the following list asks for: authors and associations (seed 000 §7 `refTypeList`). */
export const FOLLOWING_REF_TYPES = [9, 36] as const;
