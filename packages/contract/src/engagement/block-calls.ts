import { z } from 'zod';
import { call } from '../call.ts';
import { author } from '../content/card.ts';
import { cursor, id, page, timestamp } from '../fields.ts';

/** Blocks a person, or ends that, as `on` says; repeating the call changes nothing (rules/moderation#blocking). */
export const blockPerson = call({
  name: 'blockPerson',
  family: 'engagement',
  mode: 'post',
  summary: 'Block a person, or end that',
  request: { doctorId: id, on: z.boolean() },
  response: z.object({}),
  session: 'required',
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** The people whom the caller has blocked, most recent first (rules/moderation#blocking). */
export const listBlocked = call({
  name: 'listBlocked',
  family: 'engagement',
  mode: 'get',
  summary: 'Whom the caller has blocked',
  request: { cursor },
  response: page(z.object({ person: author, blockedAt: timestamp })),
  session: 'required',
  errors: ['tooMany'],
});
