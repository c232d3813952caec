import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Saves the answer to a question of a running attempt, also while the page is unloaded (rules/course-test#saving). */
export const saveTestAnswer = ({ id, questionId, answer, isMarked }: RequestOf<'saveTestAnswer'>) =>
  callGateway('saveTestAnswer', { id, questionId, answer, isMarked }, { keepalive: true });
