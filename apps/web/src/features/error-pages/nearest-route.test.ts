import { ROUTE_FRAMES } from '@osteon/domain';
import { expect, test } from 'vitest';
import { nearestRoute } from './nearest-route.ts';

test.each([
  ['/videoTerminl', 'videoTerminal'],
  ['/caselist', 'caseList'],
  ['/courselists/', 'courseList'],
  ['/hme', 'home'],
  ['/wp-login.php', null],
  ['/', null],
])('%s is nearest to %s', (path, name) => {
  expect(nearestRoute(path)).toBe(name);
});

test('every screen is nearest to its own path', () => {
  for (const { name, path } of Object.values(ROUTE_FRAMES)) expect(nearestRoute(path)).toBe(name);
});
