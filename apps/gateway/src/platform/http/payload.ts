import { type Call, sharedFields } from '@osteon/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CallError } from './call-error.ts';

type Fields = Readonly<Record<string, unknown>>;

const sharedQuery = z.strictObject(sharedFields);
const jsonQuery = z.strictObject({ ...sharedFields, queryJson: z.string().default('{}') });

/** Nesting far above every payload of the contract; deeper ones are attempts to exhaust the stack. */
const DEEPEST = 16;

/**
 * The payload of a call as it was sent (rules/gateway#request-modes), not yet checked against the call's schema. The
 * shared client adds its fields to the query of every call, wherever the payload is.
 * @throws {CallError} badInput
 */
export function readPayload(call: Call, request: FastifyRequest): { payload: Fields; claimed: Fields } {
  const { query, body } = request;
  if (call.mode === 'get') return { payload: getFields(query), claimed: {} };
  if (call.mode === 'getJson') {
    const { queryJson, ...shared } = check(jsonQuery, getFields(query));
    return { payload: { ...shared, ...getFields(parseJson(queryJson)) }, claimed: shared };
  }
  return { payload: getFields(body ?? {}), claimed: check(sharedQuery, getFields(query)) };
}

/**
 * Parses data by a schema and checks that PostgreSQL can store its texts.
 * @throws {CallError} badInput
 */
export function check<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success && isStorable(result.data)) return result.data;
  throw new CallError('badInput', { cause: result.error });
}

function getFields(value: unknown): Fields {
  if (!isFields(value) || !isShallow(value)) throw new CallError('badInput');
  return value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CallError('badInput', { cause: error });
  }
}

/** Returns true when a value is nested no deeper than payloads are. */
function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((part) => isShallow(part, depth + 1));
}

/** Returns true when every text in a value is well-formed Unicode without NUL, which PostgreSQL cannot store. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}

/** Returns true when every percent escape of a URL-encoded text decodes to valid UTF-8. */
export function isPercentDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
