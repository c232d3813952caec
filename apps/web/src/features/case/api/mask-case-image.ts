import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Covers rectangles of a picture, or confirms that it does not name the patient. Throws GatewayError. */
export const maskCaseImage = (mask: RequestOf<'maskCaseImage'>) => callGateway('maskCaseImage', mask);
