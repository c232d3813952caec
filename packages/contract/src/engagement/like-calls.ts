import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { likeableType } from './target.ts';

const likeState = z.object({
  count: z.number().int(),
  /** True if the caller likes it. */
  own: z.boolean(),
});

/** Likes a resource, or ends that, as `on` says (rules/engagement#likes). */
export const likeResource = call({
  name: 'likeResource',
  family: 'engagement',
  mode: 'post',
  summary: 'Like a resource, or end that',
  request: { resourceType: likeableType, resourceId: id, on: z.boolean() },
  response: likeState,
  session: 'required',
  scene: PermissionScene.doctorLike,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** Likes a doctor, or ends that, as `on` says (rules/engagement#likes). */
export const likeDoctor = call({
  name: 'likeDoctor',
  family: 'engagement',
  mode: 'post',
  summary: 'Like a doctor, or end that',
  request: { doctorId: id, on: z.boolean() },
  response: likeState,
  session: 'required',
  scene: PermissionScene.doctorLike,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});
