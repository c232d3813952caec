import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, id, page, pageSize, timestamp } from '../fields.ts';

/** Counts in the header of the caller's personal home (rules/personal#personal-home). */
export const getPersonalSummary = call({
  name: 'getPersonalSummary',
  family: 'personal',
  mode: 'get',
  summary: 'Counts of the caller: whom they follow, fans, published content, credits of the year',
  request: {},
  response: z.object({
    /** The caller's public page; null where there is none. */
    personId: z.string().nullable(),
    followingNum: z.number().int(),
    fanNum: z.number().int(),
    contentNum: z.number().int(),
    /** Credits of the present year, all classes together (rules/credit#years). */
    creditYear: z.number(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
  refreshedBy: ['following', 'certification'],
});

/** The state of a work; `recheck` is a published one whose evidence is old (rules/personal#published-content). */
const contentState = z.enum(['draft', 'review', 'returned', 'published', 'withdrawn', 'recheck']);

/** A work of the caller: a draft of a case, a published resource, or one that revises the other. */
const myContent = z.object({
  state: contentState,
  title: z.string(),
  /** The last change of a draft, the publication of a resource. */
  changedAt: timestamp,
  /** The version of a draft; null for a resource. */
  version: z.number().int().nullable(),
  /** The reviewer's words of a returned draft; empty for none. */
  reason: z.string(),
  /** The draft that the editor opens; null for none. */
  draftId: id.nullable(),
  /** Address of the first picture of a draft, 200 px wide; empty for none. */
  thumbnailUrl: z.string(),
  /** Null for a draft. */
  resource: resourceCard.nullable(),
  likes: z.number().int(),
  favourites: z.number().int(),
});

/**
 * Works of the caller, drafts first, returned ones next, then by time, with likes, favourites and views
 * (rules/personal#published-content).
 */
export const listMyContent = call({
  name: 'listMyContent',
  family: 'personal',
  mode: 'get',
  summary: 'What the caller has written and published',
  request: {
    cursor,
    pageSize: pageSize(20),
    /** Without it every state; `published` includes those to check again. */
    state: z.enum(['draft', 'review', 'returned', 'published', 'withdrawn']).optional(),
  },
  response: page(myContent).extend({ counts: z.record(contentState, z.number().int()) }),
  session: 'required',
  scene: PermissionScene.personalHome,
});
