import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { followableType } from './target.ts';

const followState = z.object({
  fanCount: z.number().int(),
  /** Whether the caller follows. */
  own: z.boolean(),
});

/** Follows a doctor (9) or an association (36); a second time changes nothing (rules/engagement#following). */
export const createSubscribe = call({
  name: 'createSubscribe',
  family: 'engagement',
  mode: 'post',
  summary: 'Follow a doctor or an association',
  request: { resType: followableType, resId: id },
  response: followState,
  session: 'required',
  scene: PermissionScene.follow,
  rateLimit: 'reactions',
  errors: ['notFound', 'notAllowed', 'tooMany'],
});

/** Follows, or ends that, as `on` says (rules/engagement#following). */
export const updateSubscribe = call({
  name: 'updateSubscribe',
  family: 'engagement',
  mode: 'post',
  summary: 'Follow a doctor or an association, or end that',
  request: { resType: followableType, resId: id, on: z.boolean() },
  response: followState,
  session: 'required',
  scene: PermissionScene.follow,
  rateLimit: 'reactions',
  errors: ['notFound', 'notAllowed', 'tooMany'],
});
