import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';

/** Calls whose handlers are still to be written: each line goes with its handler. */
export type UnfinishedCall =
  | 'uploadCaseImage'
  | 'maskCaseImage'
  | 'listCaseImages';

const refuse = () => Promise.reject(new CallError('notFound'));

export const unfinishedHandlers: Handlers<UnfinishedCall> = {
  uploadCaseImage: refuse,
  maskCaseImage: refuse,
  listCaseImages: refuse,
};
