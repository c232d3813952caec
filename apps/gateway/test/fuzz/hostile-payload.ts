import type { Call } from '@osteon/contract';
import fc from 'fast-check';
import { hostileNumber, hostileText } from './hostile.ts';
import { validPayload } from './valid-payload.ts';

type Payload = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** The lengths of a hostile text that are tried in a field. */
const LENGTHS = [Number.POSITIVE_INFINITY, 500, 200, 120, 64, 20, 6];

/** Fields of every call that change nothing. */
const SHARED = new Set(['siteId', 'activityType', 'visitSiteId', 'customerId']);

/**
 * A valid payload with a hostile value in one field, as far as the contract permits one; where that field permits none,
 * it stays valid.
 */
export function hostilePayload(call: Call): fc.Arbitrary<Payload> {
  return fc.tuple(validPayload(call), fc.nat(), hostileText, hostileNumber).map(([payload, turn, text, number]) => {
    const paths = listLeaves(payload);
    const path = paths[turn % Math.max(1, paths.length)];
    if (!path) return payload;
    const values = typeof readLeaf(payload, path) === 'string' ? LENGTHS.map((max) => text.slice(0, max)) : [number];
    const changed = values.map((value) => writeLeaf(payload, path, value));
    return changed.find((each) => call.request.safeParse(each).success) ?? payload;
  });
}

/** Paths of the texts and numbers of a payload. */
function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string' || typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => listLeaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !SHARED.has(name))
    .flatMap(([name, item]) => listLeaves(item, [...path, name]));
}

function readLeaf(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((each, key) => Object(each)[key], value);
}

function writeLeaf(payload: Payload, path: Path, value: unknown): Payload {
  const copy = structuredClone(payload);
  const last = path.at(-1) ?? '';
  Reflect.set(Object(readLeaf(copy, path.slice(0, -1))), last, value);
  return copy;
}
