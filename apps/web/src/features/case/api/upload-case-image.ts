import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Adds a picture to a draft; `onProgress` gets the share that has been sent. Throws GatewayError. */
export const uploadCaseImage = (picture: RequestOf<'uploadCaseImage'>, onProgress: (share: number) => void) =>
  callGateway('uploadCaseImage', picture, { onProgress });
