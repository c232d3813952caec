import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import { distance } from 'fastest-levenshtein';

/** The edit distance of an address, as a share of its length, up to which it counts as a slip. */
const FURTHEST = 0.34;

/** The screen whose path is nearest to an unknown one (without /edu); null when none is near. */
export function nearestRoute(path: string): RouteName | null {
  const wanted = path.toLowerCase().replace(/\/+$/, '');
  let nearest: RouteName | null = null;
  let best = FURTHEST;
  for (const { name, path: known } of Object.values(ROUTE_FRAMES)) {
    const off = distance(wanted, known.toLowerCase()) / Math.max(known.length, wanted.length);
    if (off < best) [nearest, best] = [name, off];
  }
  return nearest;
}
