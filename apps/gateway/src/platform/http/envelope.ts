import { type Envelope, SUCCESS_CODE } from '@osteon/contract';

/** What a refusal tells inside its envelope. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
  readonly data: unknown;
  readonly requestId: string;
}

/** The text of a successful reply around an answer that is JSON already (rules/gateway#envelopes). */
export function wrapResponse(envelope: Envelope, json: string): string {
  if (envelope === 'responseData') {
    return `{"responseStatus":true,"responseCode":${SUCCESS_CODE},"responseMessage":"","responseData":${json}}`;
  }
  return `{"code":${SUCCESS_CODE},"message":"","${envelope}":${json}}`;
}

/** The body of a refusal, in the same envelope as the answer would have come in. */
export function wrapRefusal(envelope: Envelope, { code, text, data, requestId }: Refusal) {
  if (envelope === 'responseData') {
    return { responseStatus: false, responseCode: code, responseMessage: text, responseData: data, requestId };
  }
  return { code, message: text, [envelope]: data, requestId };
}
