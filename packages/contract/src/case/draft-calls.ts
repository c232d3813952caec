import { CASE_TEXT_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, multilineText, page, text, timestamp } from '../fields.ts';
import { caseFields, caseSection, caseTitle } from './case-fields.ts';

/** The state of a draft; a published case is a resource (rules/case-draft#states). */
const draftState = z.enum(['draft', 'review', 'returned']);

/**
 * Saves a draft, without an id a new one. `version` is the version that the page edited, 0 for a new draft; where the
 * stored one is later, nothing is written and `conflict` has it as its data; without data the draft is in review
 * (rules/case-draft#conflicts). `clientId` is the page's own id of a new draft, so that a repeated call creates no second
 * one. A member's alone, but what exists is saved after the membership has ended (rules/case-draft#members).
 */
export const saveCaseDraft = call({
  name: 'saveCaseDraft',
  family: 'case',
  mode: 'post',
  summary: 'Save a draft of a case',
  request: {
    id: id.optional(),
    clientId: id.optional(),
    version: z.number().int().min(0).max(1_000_000),
    title: caseTitle,
    fields: caseFields,
  },
  response: z.object({
    id,
    version: z.number().int(),
    savedAt: timestamp,
  }),
  session: 'required',
  scene: PermissionScene.publishResources,
  rateLimit: 'caseDrafts',
  bodyMax: 1024 * 1024,
  errors: ['notFound', 'membersOnly', 'conflict', 'tooMany'],
});

/** An own draft with its pictures, series and the remarks of its reviewer (rules/case-draft#states). */
export const getCaseDraft = call({
  name: 'getCaseDraft',
  family: 'case',
  mode: 'get',
  summary: 'An own draft of a case',
  request: { id },
  response: z.object({
    id,
    title: z.string(),
    fields: caseFields,
    version: z.number().int(),
    savedAt: timestamp,
    state: draftState,
    /** The published case that it revises; null for a new one. */
    caseId: id.nullable(),
    /** The reviewer's words about the whole, and about sections. */
    reason: z.string(),
    remarks: z.array(z.object({ section: caseSection, text: z.string() })),
  }),
  session: 'required',
  scene: PermissionScene.drafts,
  errors: ['notFound'],
});

/** Own drafts, the latest first (rules/case-draft#list). */
export const listCaseDrafts = call({
  name: 'listCaseDrafts',
  family: 'case',
  mode: 'get',
  summary: 'Own drafts of cases',
  request: { cursor },
  response: page(
    z.object({
      id,
      title: z.string(),
      savedAt: timestamp,
      state: draftState,
      caseId: id.nullable(),
      /** Address of the first picture, 200 px wide; empty for none. */
      picture: z.string(),
      reason: z.string(),
      version: z.number().int(),
    }),
  ),
  session: 'required',
  scene: PermissionScene.drafts,
});

/** Deletes an own draft with its pictures and series; one in review is withdrawn first (rules/case-draft#states). */
export const deleteCaseDraft = call({
  name: 'deleteCaseDraft',
  family: 'case',
  mode: 'post',
  summary: 'Delete an own draft of a case',
  request: { id },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.drafts,
  errors: ['notFound', 'conflict'],
});

/** A reason why a draft is not submitted: where, and why (rules/case-draft#submitting). */
const submitProblem = z.object({
  section: caseSection,
  reason: z.enum(['missing', 'unchecked', 'identifier', 'working', 'failed', 'consent']),
  /** The field, picture or series; for an identifier the found text. */
  detail: z.string(),
});

/**
 * Submits a draft to its review, once. What is missing or unchecked is answered, and the state then does not change
 * (rules/case-draft#submitting).
 */
export const submitCase = call({
  name: 'submitCase',
  family: 'case',
  mode: 'post',
  summary: 'Submit a draft to its review',
  request: { draftId: id, version: z.number().int().min(1), note: text(CASE_TEXT_MAX.note).default('') },
  response: z.object({ state: draftState, problems: z.array(submitProblem) }),
  session: 'required',
  scene: PermissionScene.publishResources,
  errors: ['notFound', 'membersOnly', 'conflict'],
});

/** Withdraws an own draft from review, or an own published case from the portal (rules/case-draft#states). */
export const withdrawCase = call({
  name: 'withdrawCase',
  family: 'case',
  mode: 'post',
  summary: 'Withdraw an own draft from review, or an own published case',
  request: { id, reason: multilineText(500).default('') },
  response: z.object({ state: z.enum(['draft', 'withdrawn']) }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** The draft that revises an own published case; it is created where there is none (rules/case-draft#revisions). */
export const reviseCase = call({
  name: 'reviseCase',
  family: 'case',
  mode: 'post',
  summary: 'Open the revision of an own published case',
  request: { id },
  response: z.object({ draftId: id }),
  session: 'required',
  scene: PermissionScene.publishResources,
  errors: ['notFound', 'membersOnly', 'conflict'],
});

/** Tags of a kind by words, those with the most cases first (rules/case-draft#tags). */
export const listCaseTags = call({
  name: 'listCaseTags',
  family: 'case',
  mode: 'get',
  summary: 'Tags of diseases or surgeries by words',
  request: { keyWord: text(60).default(''), kind: z.enum(['disease', 'surgery']) },
  response: z.object({
    list: z.array(z.object({ id, name: z.string(), kind: z.enum(['disease', 'surgery']), caseNum: z.number().int() })),
  }),
  session: 'optional',
});
