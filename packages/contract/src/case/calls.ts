import { CASE_MEASURES_MAX, CASE_OPTIONS_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { id } from '../fields.ts';
import { caseImage, caseMeasure, caseStack } from './case-media.ts';

/** How many chose an option, in all and by the level of their hospital (rules/case#distribution). */
const distribution = z.array(
  z.object({
    /** Its place among the options, from 0. */
    option: z.number().int(),
    count: z.number().int(),
    byLevel: z.object({
      /** 三级医院. */
      tertiary: z.number().int(),
      /** 二级及以下. */
      lower: z.number().int(),
    }),
  }),
);

/** The surgeon's decision; all but question and options is sealed (rules/case#seal). */
const decision = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** The text of the chosen option; null while sealed. */
  chosen: z.string().nullable(),
  reason: z.string().nullable(),
  distribution: distribution.nullable(),
  /** The option that the caller voted for, from 0; null for none. */
  vote: z.number().int().nullable(),
});

/** A case in the order a reader decides it (rules/case#page). */
export const getCase = call({
  name: 'getCase',
  family: 'case',
  mode: 'get',
  summary: 'A case from history to follow-up; without its outcome while it is sealed for the caller',
  request: { id },
  response: z.object({
    card: resourceCard,
    tags: z.array(z.object({ id, name: z.string() })),
    patient: z.object({ sex: z.string(), age: z.number().int(), occupation: z.string() }),
    chiefComplaint: z.string(),
    history: z.string(),
    examination: z.string(),
    imaging: z.array(z.object({ kind: z.string(), view: z.string(), finding: z.string() })),
    laboratory: z.string(),
    diagnosis: z.string(),
    classification: z.string(),
    /** True until the caller votes or opens the outcome (rules/case#seal). */
    isSealed: z.boolean(),
    /** How the caller opened it; null while sealed. */
    opened: z.enum(['vote', 'outcome']).nullable(),
    voteNum: z.number().int(),
    decision,
    /** Of the time before the operation alone while sealed. */
    images: z.array(caseImage),
    stacks: z.array(caseStack),
    /** Number of pictures and stacks that are held back. */
    sealedImageNum: z.number().int(),
    /** Null while sealed, as all that follows. */
    operation: z.string().nullable(),
    followUp: z.array(z.object({ time: z.string(), finding: z.string(), score: z.string() })).nullable(),
    discussion: z.string().nullable(),
    related: z.array(resourceCard),
  }),
  session: 'optional',
  scene: PermissionScene.caseTerminal,
  offline: true,
  errors: ['notFound'],
});

/**
 * Votes for an option of a decision: once and for all, per account, or per browser without one; it opens the outcome
 * (rules/case#votes). The same vote again has the same answer; another one is a conflict.
 */
export const voteCase = call({
  name: 'voteCase',
  family: 'case',
  mode: 'post',
  summary: 'Vote for an option of a decision, which opens the outcome',
  request: {
    id,
    /** Its place among the options, from 0. */
    option: z
      .number()
      .int()
      .min(0)
      .max(CASE_OPTIONS_MAX - 1),
  },
  response: z.object({ distribution, chosen: z.string(), reason: z.string() }),
  session: 'optional',
  scene: PermissionScene.caseTerminal,
  rateLimit: 'caseOpenings',
  errors: ['notFound', 'conflict'],
});

/** Opens the outcome without a vote (rules/case#seal). */
export const openCaseOutcome = call({
  name: 'openCaseOutcome',
  family: 'case',
  mode: 'post',
  summary: 'Open the outcome of a case without a vote',
  request: { id },
  response: z.object({}),
  session: 'optional',
  scene: PermissionScene.caseTerminal,
  rateLimit: 'caseOpenings',
  errors: ['notFound'],
});

/** The picture or stack that is measured: one of both. */
const measured = { id, stackId: id.optional(), imageId: id.optional() };

/** Replaces the caller's measures on a picture or stack of a case (rules/case-viewer#measures). */
export const saveCaseMeasures = call({
  name: 'saveCaseMeasures',
  family: 'case',
  mode: 'post',
  summary: "Replace the caller's measures on a picture or stack",
  request: { ...measured, measures: z.array(caseMeasure).max(CASE_MEASURES_MAX) },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** The caller's measures on all pictures and stacks of a case that are open (rules/case-viewer#measures). */
export const getCaseMeasures = call({
  name: 'getCaseMeasures',
  family: 'case',
  mode: 'get',
  summary: "The caller's measures on the pictures and stacks of a case",
  request: { id },
  response: z.object({
    list: z.array(z.object({ stackId: id.nullable(), imageId: id.nullable(), measures: z.array(caseMeasure) })),
  }),
  session: 'required',
  errors: ['notFound'],
});
