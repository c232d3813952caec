import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Votes for an option of a decision, once and for all. */
export const voteCase = (id: string, option: number) => callGateway('voteCase', { id, option });
