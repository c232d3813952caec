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
