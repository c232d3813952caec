import type { CallName, RequestOf, ResponseOf } from '@osteon/contract';
import { emit } from '../events.ts';
import type { SceneRefusal } from '../gated-action.ts';
import { getCall } from './call-table.ts';
import { isBody } from './envelope.ts';
import { codes, GatewayError } from './gateway-error.ts';
import { storedCustomerId } from './identity.ts';
import { readOffline, removeFromOffline, saveForOffline } from './offline-cache.ts';
import { parseResponse } from './parse-response.ts';
import { requestModes } from './request-modes.ts';
import type { SendOptions } from './send.ts';

/**
 * Makes a call of the contract and returns the content of its envelope. Throws GatewayError. Code 10009 opens the
 * no-permission page (rules/gateway#codes), 40100 turns the tab to the visitor's view (rules/gateway#codes), a refusal
 * by scene opens its lead, unless `ownRefusal`. The phone pages have a session of their own. Without a network the
 * stored answer of an earlier call is returned.
 */
export async function callGateway<Name extends CallName>(
  name: Name,
  payload: RequestOf<Name>,
  options?: SendOptions,
): Promise<ResponseOf<Name>> {
  const { path, mode, envelope, session } = getCall(name);
  const offlineRequest = { reader: storedCustomerId(), call: name, payload };
  try {
    const sent = session === 'phone' ? payload : { customerId: offlineRequest.reader, ...payload };
    const response = await requestModes[mode](path, sent, options);
    const answer = await parseResponse(response, envelope);
    saveForOffline(offlineRequest, answer);
    // The gateway has checked the answer against the contract entry of this very name.
    return answer as ResponseOf<Name>;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind === 'refused') {
      removeFromOffline(offlineRequest);
      if (session !== 'phone') announce(error, options?.ownRefusal);
      throw error;
    }
    emit('unreachable');
    const cached = await readOffline(offlineRequest);
    if (cached === undefined) throw error;
    return cached as ResponseOf<Name>;
  }
}

function announce({ code, data }: GatewayError, ownRefusal = false): void {
  if (code === codes.noPermission) emit('noPermission');
  else if (code === codes.notLoggedIn) emit('loggedOut');
  else if (isSceneRefusal(data) && !ownRefusal) emit('sceneRefused', data);
}

/** Returns true when a failed call has led on by its scene, so that no message is needed. */
export const wasLed = (error: unknown): boolean => error instanceof GatewayError && isSceneRefusal(error.data);

/** The gateway sends an outcome with every refusal by scene, and with no other (rules/permission#refusals). */
function isSceneRefusal(data: unknown): data is SceneRefusal {
  return isBody(data) && 'outcome' in data;
}
