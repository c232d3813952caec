/** Kinds of user that live calls and chat name in `userType` (rules/permission#user-types). */
export const UserType = { doctor: 1, patient: 2, ccos: 3, asiaUser: 4, asiaTourist: 5 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** The `userType` of a session without one. */
export const DEFAULT_USER_TYPE = UserType.doctor;
