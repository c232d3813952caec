import { z } from 'zod';
import { call } from '../call.ts';

/**
 * Whether the caller may search with AI (rules/ai#authority). The entries to it are shown only
 * after a true; never for a visitor, and never for a scene that there is not.
 */
export const checkAiSearchAuthority = call({
  name: 'checkAiSearchAuthority',
  family: 'ai',
  mode: 'get',
  summary: 'Whether the caller may search with AI',
  request: { sceneUuid: z.string().min(1).max(64) },
  response: z.object({ checkResult: z.boolean() }),
  session: 'optional',
});
