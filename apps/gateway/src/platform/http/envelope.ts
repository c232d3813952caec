import { type Envelope, SUCCESS_CODE } from '@osteon/contract';

/** The content of a refusal's envelope. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
  readonly data: unknown;
  readonly requestId: string;
}

/** Wraps an answer that is serialised already into the envelope of a success (rules/gateway#envelopes). */
export function wrapResponse(envelope: Envelope, json: string): string {
  if (envelope === 'responseData') {
    return `{"responseStatus":true,"responseCode":${SUCCESS_CODE},"responseMessage":"","responseData":${json}}`;
  }
  return `{"code":${SUCCESS_CODE},"message":"","${envelope}":${json}}`;
}

/** The body of a refusal, in the call's own envelope. */
export function wrapRefusal(envelope: Envelope, { code, text, data, requestId }: Refusal) {
  if (envelope === 'responseData') {
    return { responseStatus: false, responseCode: code, responseMessage: text, responseData: data, requestId };
  }
  return { code, message: text, [envelope]: data, requestId };
}
