import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { id } from '../fields.ts';

/** A case in the order a reader decides it (rules/case#page). */
export const getCase = call({
  name: 'getCase',
  family: 'case',
  mode: 'get',
  summary: 'A case from history to follow-up',
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
    decision: z.object({
      question: z.string(),
      options: z.array(z.string()),
      chosen: z.string(),
      reason: z.string(),
    }),
    operation: z.string(),
    followUp: z.array(z.object({ time: z.string(), finding: z.string(), score: z.string() })),
    discussion: z.string(),
    related: z.array(resourceCard),
  }),
  session: 'optional',
  scene: PermissionScene.caseTerminal,
  offline: true,
  errors: ['notFound'],
});
