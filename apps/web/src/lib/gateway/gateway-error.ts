import type { ErrorName } from '@osteon/contract';

/**
 * Why a call failed: `network` and `timeout` had no answer, `refused` is an error of the catalogue, `server` any other
 * answer.
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'refused' | 'server';

/**
 * The error of a failed call. `text` is the gateway's message where it sent one, else empty: the caller has its
 * default.
 */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind;
  readonly code: number;
  readonly text: string;
  readonly requestId: string;
  /** Further data of a refusal, of any shape. */
  readonly data: unknown;

  constructor(
    kind: GatewayErrorKind,
    more: { code?: number; text?: string; requestId?: string; data?: unknown; cause?: unknown } = {},
  ) {
    super(more.text || kind, { cause: more.cause });
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = more.code ?? 0;
    this.text = more.text ?? '';
    this.requestId = more.requestId ?? '';
    this.data = more.data;
  }
}

/** The catalogue codes that the portal itself acts on (rules/gateway#error-catalogue; rules/gateway#codes). */
export const codes = {
  notLoggedIn: 40100,
  proofMissing: 40301,
  notFound: 40400,
  conflict: 40900,
  pollClosed: 40924,
  pictureTooLarge: 41301,
  pictureNotImage: 41501,
  chatClosed: 40920,
  chatMuted: 40921,
  membersOnly: 40311,
  locked: 42300,
  tooMany: 42900,
  noPermission: 10009,
  displaced: 110031,
  userNotExist: 110002,
  accountCancelling: 110004,
  emailFormat: 110006,
  emailFormatRefused: 110007,
  wrongPassword: 110012,
  identityUnproven: 40303,
  wrongCode: 110040,
  mobileInUse: 110045,
  mobileUnchanged: 110046,
  qrSceneInvalid: 110043,
  appLoginUnproven: 110050,
  matchNumberWrong: 110051,
  commentMuted: 110071,
  passwordTooCommon: 110062,
  passwordOwnName: 110063,
} as const satisfies Partial<Record<ErrorName | 'displaced', number>>;
