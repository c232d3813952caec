import { isBody } from '../../../lib/gateway/envelope.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { failureText as defaultFailureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';

/** Codes with a separate text, for a refusal without a message (rules/login#errors). */
const TEXT_OF_CODE: Readonly<Partial<Record<number, () => string>>> = {
  [codes.userNotExist]: m['account.login.userNotExist'],
  [codes.accountCancelling]: m['account.login.cancelling'],
  [codes.emailFormat]: m['account.login.emailFormatError'],
  [codes.emailFormatRefused]: m['account.login.emailFormatError'],
  [codes.wrongPassword]: m['account.login.wrongPassword'],
};

/** The gateway's message, else the text of its code, else `fallback`, also without a response (rules/login#errors). */
export const failureText = (error: unknown, fallback: string): string =>
  defaultFailureText(error, TEXT_OF_CODE[failureCode(error)]?.() ?? fallback);

/** The gateway's error code; 0 without a response. */
export function failureCode(error: unknown): number {
  return error instanceof GatewayError ? error.code : 0;
}

/** The seconds after which the gateway will send another code; 0 where the failure does not name them. */
export function refusedWaitSeconds(error: unknown): number {
  const data = error instanceof GatewayError && isBody(error.data) ? error.data : {};
  return typeof data['waitSeconds'] === 'number' ? data['waitSeconds'] : 0;
}
