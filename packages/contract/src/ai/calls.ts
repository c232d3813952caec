import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../fields.ts';

/**
 * Checks if the caller may search with AI (rules/ai#authority), which decides if the portal displays the entries to it.
 * False for visitors and unknown scenes.
 */
export const checkAiSearchAuthority = call({
  name: 'checkAiSearchAuthority',
  family: 'ai',
  mode: 'get',
  summary: 'Whether the caller may search with AI',
  request: { sceneUuid: text(64).min(1) },
  response: z.object({ checkResult: z.boolean() }),
  session: 'optional',
});
