/** `projectId` of the membership that the portal sells (rules/membership#product). */
export const ANNUAL_MEMBERSHIP = 'annual-membership';
