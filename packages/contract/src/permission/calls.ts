import { PermissionScene, RoleId } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';

/** Ids in one text, `6,11`; at most all roles there are. */
const roleIds = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){0,15}$/)
  .optional();

/**
 * The permissions of roles (rules/permission#permission-list). Without ids: of the caller's role, that of a visitor
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
        /** The caller's own role and auth state. */
        customerRole: z.number().int(),
        customerState: z.number().int(),
        /** 1 accepts, 0 rejects. */
        roleFlag: z.number().int(),
      }),
    ),
  }),
  session: 'optional',
});

/**
 * Whether a role may do what a scene gates, and what would permit it (rules/permission#explain-scene). Without a role:
 * the caller's own, that of a visitor without a session.
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
    /** 1 accepts, 0 rejects. */
    roleFlag: z.number().int(),
    /** Where the action leads; `proceed` where the scene is accepted. */
    outcome: z.enum(['proceed', 'login', 'certifyLevel1', 'certifyLevel2', 'certifyCompany', 'notAllowed']),
    /** What the caller has to do, in words; null where the scene is accepted. */
    next: z.string().nullable(),
  }),
  session: 'optional',
});
