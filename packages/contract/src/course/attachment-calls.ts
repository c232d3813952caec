import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, resourceType } from '../fields.ts';

/** Signed URL of a file that goes with a course, for this browser and account (rules/course#attachments). */
export const getAttachment = call({
  name: 'getAttachment',
  family: 'content',
  mode: 'get',
  summary: 'The signed address of an attachment',
  request: { resourceType, resourceId: id, attachmentId: id },
  response: z.object({ url: z.string() }),
  session: 'required',
  scene: PermissionScene.academicResources,
  errors: ['notFound'],
});
