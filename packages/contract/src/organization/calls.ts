import { z } from 'zod';
import { call } from '../call.ts';
import { doctorCard } from '../doctor/card.ts';
import { id } from '../fields.ts';

/** Associations with officers, groups, notices and events (rules/organization#page). */
export const listOrganizations = call({
  name: 'listOrganizations',
  family: 'organization',
  mode: 'get',
  summary: 'Orthopaedic associations',
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        nameEn: z.string(),
        intro: z.string(),
        officers: z.array(z.object({ post: z.string(), doctor: doctorCard })),
        groups: z.array(z.object({ name: z.string(), leader: doctorCard })),
        notices: z.array(z.object({ title: z.string(), date: z.string(), body: z.string() })),
        events: z.array(z.object({ title: z.string(), date: z.string(), place: z.string() })),
      }),
    ),
  }),
  session: 'none',
  offline: true,
});
