import { z } from 'zod';
import { call } from '../call.ts';

/** What is searched most, recommended first; at most ten (seed 000 §7, Hot searches; §5). */
export const listHotSearches = call({
  name: 'listHotSearches',
  family: 'search',
  mode: 'get',
  summary: 'Hot searches',
  request: { bigDataSessionId: z.string().max(64).optional(), opUsr: z.string().max(64).optional() },
  response: z.object({
    /** What the editors chose; `recommendType` 1 shows the mark 推荐. */
    preList: z.array(z.object({ searchKey: z.string(), recommendType: z.number().int() })),
    /** What readers search for. */
    bigDataList: z.array(z.object({ query: z.string(), recommendType: z.number().int() })),
  }),
  session: 'none',
});
