import { z } from 'zod';
import { call } from '../call.ts';
import { picture, specialty } from '../content/card.ts';
import { cursor, id, page, pageSize } from '../fields.ts';

/** Device products with company and indications (rules/product#list). */
export const listProducts = call({
  name: 'listProducts',
  family: 'product',
  mode: 'get',
  summary: 'Device products',
  request: { specialtyId: id.optional(), cursor, pageSize: pageSize(24) },
  response: page(
    z.object({
      id,
      name: z.string(),
      nameEn: z.string(),
      company: z.string(),
      category: z.string(),
      specialty,
      picture,
      summary: z.string(),
      features: z.array(z.string()),
      indications: z.array(z.string()),
      specifications: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  session: 'none',
  offline: true,
});
