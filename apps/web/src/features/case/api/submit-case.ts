import type { RequestOf, ResponseOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A reason for which a draft cannot be reviewed, with its place. */
export type SubmitProblem = ResponseOf<'submitCase'>['problems'][number];

/** Submits a draft to its review. Throws GatewayError. */
export const submitCase = (submission: RequestOf<'submitCase'>) => callGateway('submitCase', submission);
