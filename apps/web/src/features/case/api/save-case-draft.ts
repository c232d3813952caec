import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Saves a draft; a refusal by scene is shown in the editor's line, not as a lead. Throws GatewayError. */
export const saveCaseDraft = (draft: RequestOf<'saveCaseDraft'>, options?: SendOptions) =>
  callGateway('saveCaseDraft', draft, { ownRefusal: true, ...options });
