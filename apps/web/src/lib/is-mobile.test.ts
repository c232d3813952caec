import { expect, test } from 'vitest';
import { isMobile } from './is-mobile.ts';

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test.each([
  ['a desktop', DESKTOP, 1440, false],
  ['a desktop whose screen is as wide as a phone may be', DESKTOP, 375, false],
  ['a narrower screen', DESKTOP, 374, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 393, true],
  ['a tablet', 'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 1280, true],
  ['a phone with HarmonyOS', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) HarmonyOS ArkWeb/4.1', 400, true],
])('%s', (_device, userAgent, screenWidth, expected) => {
  expect(isMobile(userAgent, screenWidth)).toBe(expected);
});
