import { z } from 'zod';
import { call } from '../call.ts';

/**
 * Whether the caller may search with AI (seed 000 §7; seed 001, AI search authority). The entries to it are shown only
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
