import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Starts an agenda item of a running event, for an assistant of the event. */
export const startLiveAgendaItem = (payload: RequestOf<'startLiveAgendaItem'>) =>
  callGateway('startLiveAgendaItem', payload);
