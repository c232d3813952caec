import type { ErrorName } from '@osteon/contract';

const byStatus: Readonly<Record<number, ErrorName>> = {
  400: 'badInput',
  404: 'routeNotFound',
  405: 'methodNotAllowed',
  408: 'timeout',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedType',
  429: 'tooMany',
  431: 'tooLarge',
  503: 'unavailable',
};

/**
 * The catalogue error of an error of Fastify or one of its plugins (malformed JSON, a body too large, a broken
 * URL …); null for everything else.
 */
export function frameworkError(error: unknown): ErrorName | null {
  if (!(error instanceof Error)) return null;
  const status: unknown = Reflect.get(error, 'statusCode');
  if (typeof status !== 'number' || status >= 500) return status === 503 ? 'unavailable' : null;
  return byStatus[status] ?? 'badInput';
}
