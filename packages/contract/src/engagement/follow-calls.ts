import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { doctorCard } from '../doctor/card.ts';
import { cursor, id, page, pageSize } from '../fields.ts';
import { followableType } from './target.ts';

const followState = z.object({
  fanCount: z.number().int(),
  /** True if the caller follows. */
  own: z.boolean(),
});

/** Follows a doctor (9) or an association (36); a second time changes nothing (rules/follow#following). */
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

/** Follows a doctor or association, or ends that, as `on` says (rules/follow#following). */
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

/** The doctor whose list is read; the caller without it. */
const ofDoctor = { doctorId: id.optional(), cursor, pageSize: pageSize(20) };

/**
 * Fans of a doctor who have a public profile, last followed first; the caller's own without `doctorId`
 * (rules/follow#fans).
 */
export const listFans = call({
  name: 'listFans',
  family: 'engagement',
  mode: 'get',
  summary: 'Who follows a doctor',
  request: ofDoctor,
  response: page(doctorCard),
  session: 'optional',
  scene: PermissionScene.othersFans,
  refreshedBy: ['following'],
  errors: ['notFound', 'notLoggedIn'],
});

/** The doctors whom a doctor follows, last followed first; the caller's own without `doctorId` (rules/follow#fans). */
export const listFollowingOf = call({
  name: 'listFollowingOf',
  family: 'engagement',
  mode: 'get',
  summary: 'Whom a doctor follows',
  request: ofDoctor,
  response: page(doctorCard),
  session: 'optional',
  scene: PermissionScene.othersFollowing,
  refreshedBy: ['following'],
  errors: ['notFound', 'notLoggedIn'],
});
