import { CASE_IMAGE_BYTES_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';
import { imageBox, imageText } from './case-media.ts';

/** Room for base64 of a picture and the other fields; a picture that is little too large is answered as such. */
const IMAGE_BODY_MAX = Math.ceil(CASE_IMAGE_BYTES_MAX / 3) * 4 + 64 * 1024;

/** A picture of a draft as its author sees it (rules/case-image#states). */
const draftImage = z.object({
  imageId: id,
  state: z.enum(['reading', 'ready', 'failed']),
  /** Addresses for the author alone, with the boxes covered; empty before it is ready. */
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The text found in it; null while it is still being read. */
  flags: z.array(imageText).nullable(),
  /** The rectangles that the author covered. */
  boxes: z.array(imageBox),
  /** True once the author covered or judged what was found; without text it is true at once. */
  isChecked: z.boolean(),
});

/** Adds a picture to a draft; waits for its reading for 15 seconds (rules/case-image#pictures). */
export const uploadCaseImage = call({
  name: 'uploadCaseImage',
  family: 'case',
  mode: 'post',
  summary: 'Add a picture to a draft',
  request: {
    draftId: id,
    extName: text(10),
    /** Base64. */
    fileContent: z.string().min(1).max(IMAGE_BODY_MAX),
  },
  response: draftImage,
  session: 'required',
  scene: PermissionScene.publishResources,
  bodyMax: IMAGE_BODY_MAX,
  rateLimit: 'caseImages',
  errors: [
    'notFound',
    'membersOnly',
    'tooLarge',
    'unsupportedType',
    'tooMany',
    'conflict',
    'storageFull',
    'unavailable',
  ],
});

/**
 * Covers rectangles of a picture; all of them replace those before, so that none undoes it until the draft is
 * submitted. `isChecked` confirms that nothing else in it names the patient (rules/case-image#masks).
 */
export const maskCaseImage = call({
  name: 'maskCaseImage',
  family: 'case',
  mode: 'post',
  summary: 'Cover parts of a picture',
  request: { imageId: id, boxes: z.array(imageBox).max(50), isChecked: z.boolean() },
  response: draftImage,
  session: 'required',
  scene: PermissionScene.publishResources,
  errors: ['notFound', 'membersOnly', 'badInput', 'conflict', 'unavailable', 'storageFull'],
});

/** The pictures of an own draft (rules/case-image#states). */
export const listCaseImages = call({
  name: 'listCaseImages',
  family: 'case',
  mode: 'get',
  summary: 'The pictures of an own draft',
  request: { draftId: id },
  response: z.object({ list: z.array(draftImage) }),
  session: 'required',
  scene: PermissionScene.drafts,
  errors: ['notFound'],
});
