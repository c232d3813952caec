import { z } from 'zod';
import { call } from '../call.ts';
import { picture, resourceCard, specialty } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id } from '../fields.ts';
import { agendaLine } from '../live/agenda.ts';
import { liveCard } from '../live/card.ts';
import { collectionCard } from '../video/collection-card.ts';

const banner = z.object({ title: z.string(), subtitle: z.string(), picture, pcLink: z.string() });

/** Title of a section, in English where it has one, and the page of all items of its kind. */
const heading = { title: z.string(), titleEn: z.string(), pcLink: z.string() };

const section = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resources'), ...heading, list: z.array(resourceCard) }),
  z.object({ kind: z.literal('collections'), ...heading, list: z.array(collectionCard) }),
  z.object({ kind: z.literal('doctors'), ...heading, list: z.array(doctorCard) }),
]);

const person = { name: z.string(), nameEn: z.string() };
const titles = { title: z.string(), titleEn: z.string() };

/** Reason of a recommendation to the caller (rules/home#recommendations). */
const reason = z.discriminatedUnion('kind', [
  /** The caller follows its author. */
  z.object({ kind: z.literal('following'), ...person }),
  /** The caller has viewed this, or has it in the favourites, and it has a tag in common. */
  z.object({ kind: z.literal('watched'), ...titles }),
  z.object({ kind: z.literal('collected'), ...titles }),
  /** The specialty of both. */
  z.object({ kind: z.literal('specialty'), ...person }),
]);

/** The whole home page in one response (rules/home#page). */
export const getHome = call({
  name: 'getHome',
  family: 'home',
  mode: 'get',
  summary: 'The home page: lead, coming events, banners and sections',
  request: {},
  response: z.object({
    /** The live event on air; null without one, then the first banner leads. */
    lead: liveCard.extend({ agenda: z.array(agendaLine) }).nullable(),
    upcoming: z.array(liveCard),
    banners: z.array(banner),
    specialties: z.array(specialty),
    /** With a reason where it is recommended to the caller; null for the editors' pick. */
    recommended: z.array(resourceCard.extend({ reason: reason.nullable() })),
    cases: z.array(resourceCard),
    hottest: z.array(resourceCard),
    sections: z.array(section),
  }),
  session: 'optional',
  offline: true,
  cache: 'shared',
});

/** Dismisses a recommended resource, or reverts that, as `on` says (rules/home#less-of-this). */
export const dismissRecommendation = call({
  name: 'dismissRecommendation',
  family: 'home',
  mode: 'post',
  summary: 'Want less of what is recommended, or take that back',
  request: { resourceId: id, on: z.boolean() },
  response: z.object({}),
  session: 'required',
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** Videos that the caller has started and not finished, latest first; empty for a visitor. */
export const listContinueWatching = call({
  name: 'listContinueWatching',
  family: 'home',
  mode: 'get',
  summary: 'Videos that the caller began and has not finished',
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        card: resourceCard,
        positionSeconds: z.number(),
        /** The chapter of that second; null before the first one. */
        chapter: z.object({ title: z.string(), titleEn: z.string() }).nullable(),
      }),
    ),
  }),
  session: 'optional',
  cache: 'shared',
});

/** State of the 上新 mark on the courses of the sidebar: 1 while one is new (rules/home#new-courses). */
export const getHomeNewState = call({
  name: 'getHomeNewState',
  family: 'home',
  mode: 'get',
  summary: 'What is new in the portal',
  request: {},
  response: z.object({ systemCourseNewState: z.number().int() }),
  session: 'none',
  cache: 'shared',
});
