import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** base.json: specialties, tags and hospitals that the other files reference. */
export const base = z.strictObject({
  note: z.string(),
  specialties: z.array(z.strictObject({ id: specialtyId, name: words, nameEn: words })),
  hospitals: z.array(z.strictObject({ id: itemId, name: words, city: words, grade: words })),
  experts: z.array(
    z.strictObject({ id: itemId, name: words, specialty: specialtyId, hospitalId: itemId, title: words }),
  ),
  tags: z.array(
    z.strictObject({ id: itemId, kind: z.enum(['disease', 'surgery']), specialty: specialtyId, name: words }),
  ),
});
