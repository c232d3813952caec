import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { caseStack, imageBox, imageText } from './case-media.ts';

/** Adds a finished upload of the purpose `case` to a draft as a series (rules/case-series#uploads). */
export const addCaseSeries = call({
  name: 'addCaseSeries',
  family: 'case',
  mode: 'post',
  summary: 'Add an uploaded series to a draft',
  request: { draftId: id, uploadId: id },
  response: z.object({ seriesId: id }),
  session: 'required',
  scene: PermissionScene.publishResources,
  errors: ['notFound', 'membersOnly', 'conflict', 'tooMany', 'storageFull'],
});

/** The series of an own draft with their progress (rules/case-series#states). */
export const getCaseSeries = call({
  name: 'getCaseSeries',
  family: 'case',
  mode: 'get',
  summary: 'The series of an own draft',
  request: { draftId: id },
  response: z.object({
    list: z.array(
      z.object({
        seriesId: id,
        state: z.enum(['queued', 'working', 'ready', 'failed']),
        /** 0 to 100. */
        percent: z.number().int(),
        /** The reason of a failure; null for none (rules/case-series#problems). */
        problem: z
          .enum([
            'notDicom',
            'broken',
            'noPixels',
            'severalFrames',
            'tooLarge',
            'tooManySlices',
            'mixedSeries',
            'missingSlices',
            'unsupported',
            'badArchive',
            'lockedArchive',
          ])
          .nullable(),
        /** Null until it is ready; without phase and title, which the draft has. */
        stack: caseStack.omit({ phase: true, title: true }).nullable(),
        /** Text found in its pixels: the same place is covered in every slice. */
        flags: z.array(imageText),
        boxes: z.array(imageBox),
        isChecked: z.boolean(),
      }),
    ),
  }),
  session: 'required',
  scene: PermissionScene.drafts,
  errors: ['notFound'],
});

/** Covers rectangles of every slice of a series; see `maskCaseImage` (rules/case-image#masks). */
export const maskCaseSeries = call({
  name: 'maskCaseSeries',
  family: 'case',
  mode: 'post',
  summary: 'Cover parts of every slice of a series',
  request: { seriesId: id, boxes: z.array(imageBox).max(50), isChecked: z.boolean() },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.publishResources,
  errors: ['notFound', 'membersOnly', 'badInput', 'conflict'],
});
