import type { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import { text } from './fields.ts';

/**
 * The envelope of a reply (rules/gateway#envelopes):
 * - `data`: `{ code, message, data }`
 * - `responseData`: `{ responseStatus, responseCode, responseMessage, responseData }`
 * - `responseObject`: `{ code, message, responseObject }`
 */
export type Envelope = 'data' | 'responseData' | 'responseObject';

/**
 * The encoding of the payload (rules/gateway#envelopes): `get` as query values, `getJson` as one JSON text in the query
 * value `queryJson`, `form` url-encoded, `post` and `put` as JSON.
 */
export type RequestMode = 'get' | 'getJson' | 'form' | 'post' | 'put';

/**
 * The session need of a call: `none` ignores the session, `optional` reads it where there is one, `required` answers
 * 40100 without one, `phone` likewise without a session of the phone pages, which is valid for no other call
 * (rules/login#phone-session).
 */
export type SessionNeed = 'none' | 'optional' | 'required' | 'phone';

/** A change of an account that the gateway pushes to its open pages. */
export const ACCOUNT_EVENTS = [
  'transfer',
  'message',
  'session',
  'certification',
  'profile',
  'following',
  'liveHeld',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/**
 * A rate limit per client address or browser that is checked before the handler runs; the figures are in the gateway's
 * table of rate limits (platform/rate-limit/rate-limit-rules.ts).
 */
export type RateLimitClass =
  | 'logins'
  | 'qrCodes'
  | 'searches'
  | 'suggestions'
  | 'transfers'
  | 'analyticsReports'
  | 'plays'
  | 'watchSessions'
  | 'watchReports'
  | 'views'
  | 'caseOpenings'
  | 'comments'
  | 'caseDrafts'
  | 'chat'
  | 'presences'
  | 'reactions'
  | 'reports'
  | 'proofChallenges'
  | 'transcriptChecks'
  | 'captions'
  | 'caseImages';

/** A module of the gateway that the configuration may disable. */
export type OptionalPart = 'outbox';

/** Fields of a call that decide how gateway and portal treat it; a field that is left out is false. */
export interface CallMetadata {
  /**
   * True for a report that a browser sends while it leaves the page: such a request cannot have headers of ours, so the
   * session is read without the CSRF token. For calls that change nothing but a count.
   */
  readonly beacon?: true;
  /** Allowed while the account is locked; every other call is refused with 42300 (rules/lock#allowed-calls). */
  readonly whileLocked?: true;
  /**
   * Allowed after another login displaced the session; every other call is refused with 110031
   * (rules/session#refused-calls).
   */
  readonly whileDisplaced?: true;
  /**
   * The portal caches the last responses for reading without a network (rules/offline#stored-answers). For the content
   * of pages: nothing of a session, no links to media, and nothing that is valid for minutes only.
   */
  readonly offline?: true;
  /**
   * `shared` where the handler returns one and the same object to many callers: the gateway serialises and compresses
   * such an object once (rules/gateway#cached-answers).
   */
  readonly cache?: 'shared';
  /**
   * The action of the call in the permission list. The gateway refuses roles that it does not accept before the
   * handler runs (rules/permission#scenes-by-call).
   */
  readonly scene?: PermissionScene;
  /** The account events after which the portal requests this call again (rules/polling#account-events). */
  readonly refreshedBy?: readonly AccountEvent[];
  /**
   * The rate limit that is checked after the payload and before the handler; over it the call is refused with tooMany.
   */
  readonly rateLimit?: RateLimitClass;
}

/** One call of the gateway: everything that the Fastify route, the typed client and the OpenAPI document need. */
export interface Call<
  Name extends string = string,
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
  Need extends SessionNeed = SessionNeed,
  Part extends OptionalPart | undefined = OptionalPart | undefined,
> extends CallMetadata {
  /** Also the `operationId`. */
  readonly name: Name;
  /** First path part: `/gateway/<family>-service/…`. */
  readonly family: string;
  /** Last path part. */
  readonly path: string;
  readonly mode: RequestMode;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** The payload; unknown fields are refused. */
  readonly request: Request;
  /** The content of the envelope on success; undeclared fields are not sent. */
  readonly response: Response;
  readonly envelope: Envelope;
  readonly session: Need;
  /** The catalogue errors of this call, without those of every call. */
  readonly errors: readonly ErrorName[];
  /** Body limit in bytes, where it contains a file; undefined for the gateway's default. */
  readonly bodyMax?: number;
  /** The module whose absence removes the call; undefined where every gateway has it. */
  readonly onlyWith?: Part;
}

/**
 * Fields that the shared client adds to every call (rules/gateway#shared-fields). The gateway requires `customerId`
 * to be the session's own and trusts none of the others.
 */
export const sharedFields = {
  customerId: text(64).optional(),
  siteId: z.coerce.number().int().min(0).max(9999).optional(),
  activityType: z.coerce.number().int().min(0).max(9999).optional(),
  visitSiteId: z.coerce.number().int().min(0).max(9999).optional(),
};

type Request<Shape extends z.ZodRawShape> = z.ZodObject<Shape & typeof sharedFields, z.core.$strict>;

/**
 * Declares a call. `path` defaults to the call's name, `envelope` to `data`, `errors` to none of its own.
 */
export function call<
  const Name extends string,
  Shape extends z.ZodRawShape,
  Response extends z.ZodType,
  const Need extends SessionNeed,
  const Part extends OptionalPart | undefined = undefined,
>(
  entry: CallMetadata & {
    name: Name;
    family: string;
    path?: string;
    mode: RequestMode;
    summary: string;
    request: Shape;
    response: Response;
    envelope?: Envelope;
    session: Need;
    errors?: readonly ErrorName[];
    bodyMax?: number;
    onlyWith?: Part;
  },
): Call<Name, Request<Shape>, Response, Need, Part> {
  return {
    ...entry,
    path: entry.path ?? entry.name,
    // The intersection of both shapes is not inferred from their spread.
    request: z.strictObject({ ...sharedFields, ...entry.request }) as Request<Shape>,
    envelope: entry.envelope ?? 'data',
    errors: entry.errors ?? [],
  };
}

/** The absolute path of a call on the gateway. */
export function getPath(entry: Pick<Call, 'family' | 'path'>): string {
  return `/gateway/${entry.family}-service/${entry.path}`;
}

/** The HTTP method of a request mode. */
export function getMethod(mode: RequestMode): 'GET' | 'POST' | 'PUT' {
  if (mode === 'get' || mode === 'getJson') return 'GET';
  return mode === 'put' ? 'PUT' : 'POST';
}
