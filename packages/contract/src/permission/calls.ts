import { z } from 'zod';
import { call } from '../call.ts';

/** Ids in one text, `6,11`; at most all roles there are. */
const roleIds = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){0,15}$/)
  .optional();

/**
 * What roles may do (rules/permission#permission-list). Without ids: the caller's own role, a visitor's where
 * nobody is logged in.
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
        /** The role that is asked about (rules/permission#roles). */
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
