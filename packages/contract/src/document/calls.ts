import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { author, picture, resourceCard } from '../content/card.ts';
import { id } from '../fields.ts';

/** A library document by section (rules/document#page). */
export const getDocument = call({
  name: 'getDocument',
  family: 'document',
  mode: 'get',
  summary: 'A library document with its sections',
  request: { id },
  response: z.object({
    card: resourceCard,
    kind: z.string(),
    evidenceDate: z.string(),
    reviewer: author.nullable(),
    sections: z.array(
      z.object({
        heading: z.string(),
        paragraphs: z.array(z.string()),
        bullets: z.array(z.string()),
        table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
        /** The page of the PDF that the section is; null where the document is no PDF. */
        picture: picture.nullable(),
      }),
    ),
    references: z.array(z.string()),
    related: z.array(resourceCard),
  }),
  session: 'optional',
  scene: PermissionScene.libraryTerminal,
  offline: true,
  errors: ['notFound'],
});
