import { z } from 'zod';
import type { ErrorName } from './errors.ts';

/**
 * How a reply is wrapped (rules/gateway#envelopes):
 * - `data`: `{ code, message, data }`
 * - `responseData`: `{ responseStatus, responseCode, responseMessage, responseData }`
 * - `responseObject`: `{ code, message, responseObject }`
 */
export type Envelope = 'data' | 'responseData' | 'responseObject';

/**
 * How the payload travels (seed 000 §7): `get` as query values, `getJson` as one JSON text in the query value
 * `queryJson`, `form` url-encoded, `post` and `put` as JSON.
 */
export type RequestMode = 'get' | 'getJson' | 'form' | 'post' | 'put';

/**
 * What the call asks of the session: `none` ignores it, `optional` reads it where there is one, `required` answers
 * 40100 without one, `phone` likewise wants the session of the phone pages, which is good for nothing else
 * (rules/login#phone-session).
 */
export type SessionNeed = 'none' | 'optional' | 'required' | 'phone';

/** One call of the gateway: everything that the Fastify route, the typed client and the OpenAPI document need. */
export interface Call<
  Name extends string = string,
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
  Need extends SessionNeed = SessionNeed,
> {
  /** The call's name in the specification; also the `operationId`. */
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
  /** What the envelope carries on success; undeclared fields never leave the gateway. */
  readonly response: Response;
  readonly envelope: Envelope;
  readonly session: Need;
  /** The catalogue errors that this call answers beside those that every call can give. */
  readonly errors: readonly ErrorName[];
  /** Bytes that its body may have, where a file comes with it; undefined for the gateway's own limit. */
  readonly bodyMax?: number;
  /**
   * True for a report that a browser sends while it leaves the page: such a request carries no header of ours, so the
   * session is read without the CSRF proof. For calls that change nothing but a count.
   */
  readonly beacon?: boolean;
}

/**
 * What the shared client adds to every call (rules/gateway#shared-fields). The gateway holds `customerId`
 * to the session's own and believes none of the others.
 */
export const sharedFields = {
  customerId: z.string().max(64).optional(),
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
>(entry: {
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
  beacon?: boolean;
}): Call<Name, Request<Shape>, Response, Need> {
  return {
    ...entry,
    path: entry.path ?? entry.name,
    // TypeScript does not see that the spread of both shapes is their intersection.
    request: z.strictObject({ ...sharedFields, ...entry.request }) as Request<Shape>,
    envelope: entry.envelope ?? 'data',
    errors: entry.errors ?? [],
  };
}

/** The absolute path of a call on the gateway. */
export function pathOf(entry: Pick<Call, 'family' | 'path'>): string {
  return `/gateway/${entry.family}-service/${entry.path}`;
}

/** The HTTP method of a request mode. */
export function methodOf(mode: RequestMode): 'GET' | 'POST' | 'PUT' {
  if (mode === 'get' || mode === 'getJson') return 'GET';
  return mode === 'put' ? 'PUT' : 'POST';
}
