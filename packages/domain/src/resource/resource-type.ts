/**
 * What a resource is, as every card, link and count names it (rules/content#resource-types; transfer file:
 * rules/content#resource-types).
 */
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

/** `resourceType` of a membership purchase, which is no resource of the library (rules/content#resource-types). */
export const MEMBERSHIP_RESOURCE_TYPE = 9999;

/** `resourceId` values that tell where a membership purchase began (rules/membership#resource-ids). */
export const MembershipEntry = {
  headerButton: 3003,
  publishGate: 3004,
  coupon: 3008,
} as const;
export type MembershipEntry = (typeof MembershipEntry)[keyof typeof MembershipEntry];

/** Kinds of accounts that the following list asks for: authors and associations (rules/engagement#follow-list). */
export const FOLLOWING_REF_TYPES = [9, 36] as const;
