/** The types of resources (rules/content#resource-types). */
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

/**
 * Stands for an association where a resource type stands for an item; it is no resource (rules/content#resource-types).
 */
export const ASSOCIATION_TYPE = 36;

/** `resourceType` of a membership purchase (rules/content#resource-types). */
export const MEMBERSHIP_RESOURCE_TYPE = 9999;

/** `resourceId` of a membership purchase: where it was started (rules/membership#resource-ids). */
export const MembershipEntry = {
  headerButton: 3003,
  publishGate: 3004,
  coupon: 3008,
} as const;
export type MembershipEntry = (typeof MembershipEntry)[keyof typeof MembershipEntry];

/** `refTypeList` of the following list: doctors and associations (rules/follow#follow-list). */
export const FOLLOWING_REF_TYPES = [9, 36] as const;
