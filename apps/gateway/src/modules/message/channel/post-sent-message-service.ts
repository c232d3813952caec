import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PortalMessage } from '../../../platform/portal-message.ts';
import { createOutboxService } from '../../outbox/deliveries/outbox-service.ts';
import { postMessage } from '../post-message-service.ts';
import { createChannelService } from './channel-service.ts';

/** Creates the function that posts a notice and sends it by the receiver's channels (rules/message#channels). */
export function createPostSentMessage(deps: AppContext) {
  const channels = createChannelService(deps, createOutboxService(deps));
  return async (tx: Database, message: PortalMessage): Promise<void> => {
    const id = await postMessage(tx, message);
    await channels.deliver(tx, { id, kind: 'notice', ...message });
  };
}
