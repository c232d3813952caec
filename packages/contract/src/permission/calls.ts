import { CONDITION_STATES, PermissionScene, RoleId, SCENE_CONDITIONS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';

/** Ids in one text, `6,11`; at most all roles there are. */
const roleIds = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){0,15}$/)
  .optional();

/**
 * The permissions of roles (rules/permission#permission-list). Without ids: the caller's own, those of a visitor
 * without a session.
 */
export const listCustomerRoleConfig = call({
  name: 'listCustomerRoleConfig',
  family: 'customer',
  mode: 'get',
  summary: 'The permission list of roles',
  request: { roleIds },
  response: z.object({
    permissionList: z.array(
      z.object({
        /** The role (rules/permission#roles). */
        roleId: z.number().int(),
        /** The gated action (rules/permission#scenes). */
        sceneId: z.number().int(),
        /** The caller's role and auth state. */
        customerRole: z.number().int(),
        customerState: z.number().int(),
        /** 1 accepts, 0 rejects. */
        roleFlag: z.number().int(),
      }),
    ),
  }),
  session: 'optional',
  refreshedBy: ['certification'],
});

/**
 * Returns whether a role may use a gated scene, and the requirement that would permit it
 * (rules/permission-lead#explain-scene). Without a role: the caller's own, that of a visitor without a session.
 */
export const explainScene = call({
  name: 'explainScene',
  family: 'customer',
  mode: 'get',
  summary: 'Whether a scene is accepted, and what would permit it',
  request: {
    sceneId: z.coerce.number().pipe(z.enum(PermissionScene)),
    roleId: z.coerce.number().pipe(z.enum(RoleId)).optional(),
  },
  response: z.object({
    /** The role that is explained (rules/permission#roles). */
    roleId: z.number().int(),
    /** 1 accepts, 0 rejects. */
    roleFlag: z.number().int(),
    /** The outcome of the action; `proceed` if the scene is accepted. */
    outcome: z.enum(['proceed', 'login', 'certifyLevel1', 'certifyLevel2', 'certifyCompany', 'notAllowed']),
    /** The next step of the caller, in words; null if the scene is accepted. */
    next: z.string().nullable(),
    /** The requirements of the scene, in the order of display (rules/permission-lead#conditions). */
    conditions: z.array(
      z.object({
        condition: z.enum(SCENE_CONDITIONS),
        state: z.enum(CONDITION_STATES),
        /** End of the membership in ms, past ones included; null for another condition and without a membership. */
        expirationTime: z.number().int().nullable(),
        /** The time at which the application under review was sent, in ms; null if there is none. */
        submittedAt: z.number().int().nullable(),
        /** The time by which the review is expected to be done, in ms; null if unknown. */
        expectedAt: z.number().int().nullable(),
      }),
    ),
  }),
  session: 'optional',
  refreshedBy: ['certification'],
});
