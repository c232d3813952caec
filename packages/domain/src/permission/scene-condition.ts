/**
 * The requirements that a scene can have, in separate words (rules/permission-lead#conditions): a login, a doctor of
 * level 1 or higher, a doctor of level 2, a certified company, a certified doctor, nurse or assistant, a valid
 * membership.
 */
export const SCENE_CONDITIONS = ['login', 'level1', 'level2', 'company', 'professional', 'membership'] as const;
export type SceneCondition = (typeof SCENE_CONDITIONS)[number];

/** The state of a condition for a caller; `review` while the certification that would meet it is being reviewed. */
export const CONDITION_STATES = ['met', 'missing', 'review'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];
