import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Keeps the answer to a question of a running attempt. */
export const saveTestAnswer = ({ id, questionId, answer, isMarked }: RequestOf<'saveTestAnswer'>) =>
  callGateway('saveTestAnswer', { id, questionId, answer, isMarked });
