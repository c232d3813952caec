import { expect, type Page } from '@playwright/test';
import { axeViolations, waitUntilLaidOut } from '../support/axe.ts';
import { waitUntilLoaded } from '../support/goto.ts';
import type { Layout, Screen } from '../support/screens.ts';
import { smallTargets } from '../support/targets.ts';

/** The navigation beside a page of each layout at 1440, 768 and 360 px (rules/shell#layouts). */
const NAVIGATION: Readonly<Record<Layout, Readonly<Record<number, string>>>> = {
  main: { 1440: 'full', 768: 'rail', 360: 'bar' },
  simple: { 1440: 'none', 768: 'none', 360: 'none' },
  alone: { 1440: 'none', 768: 'none', 360: 'none' },
  responsive: { 1440: 'full', 768: 'none', 360: 'bar' },
  simpleResponsive: { 1440: 'none', 768: 'none', 360: 'bar' },
};

/** The widths of a visit; `mouse` and `finger` select the pointer for which targets are measured. */
const SIZES = [
  { width: 1440, height: 900, axe: true, mouse: true, finger: true },
  { width: 768, height: 1024, axe: false, mouse: false, finger: true },
  { width: 360, height: 780, axe: true, mouse: true, finger: true },
  { width: 320, height: 780, axe: false, mouse: false, finger: false },
];

/** The size of targets for a mouse and for a finger in px (rules/shell#targets). */
const MOUSE_PX = 24;
const FINGER_PX = 44;

/** Time limit for a page to become stable at a width, in ms. */
const SETTLING_MS = 1_500;

/**
 * Problems of the screens, one line each, which starts with the screen: heading, title, navigation, targets, overflow,
 * and findings of axe. A screen that cannot be opened does not hide the others.
 */
export async function checkScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const screen of screens) {
    const found = await checkScreen(page, screen).catch((error: unknown) => [String(error)]);
    wrong.push(...found.map((line) => `${screen.path}: ${line}`));
  }
  return wrong;
}

/** Problems of one screen at every width, for a mouse and for a finger. */
async function checkScreen(page: Page, screen: Screen): Promise<string[]> {
  const { path, title, heading, layout, dark } = screen;
  const wrong: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  const reply = await page.goto(`/edu${path}`);
  await waitUntilLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? title ?? '');
  await expect(page).toHaveTitle(title === null ? '骨元' : `${title} - 骨元`);
  const html = (await reply?.text()) ?? '';
  const served = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  if (served !== (await page.title())) wrong.push(`served with the title ${served}`);

  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
  if (image !== undefined) {
    const picture = await page.request.get(new URL(image).pathname);
    if (picture.headers()['content-type'] !== 'image/webp') wrong.push(`its card has no picture at ${image}`);
  }

  const session = await page.context().newCDPSession(page);
  for (const { axe, mouse, finger, ...size } of SIZES) {
    const add = (lines: string[], of = '') => wrong.push(...lines.map((line) => `${size.width} px${of}: ${line}`));
    await page.setViewportSize(size);
    const expected = { navigation: NAVIGATION[layout][size.width], isAlone: layout === 'alone' };
    add(await waitUntilStable(() => page.evaluate(findProblems, expected)));
    if (axe) add(await axeViolations(page));
    if (mouse) add(await waitUntilStable(() => smallTargets(page, MOUSE_PX)), ', mouse');
    if (!finger) continue;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    add(await waitUntilStable(() => smallTargets(page, FINGER_PX)), ', finger');
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
  await session.detach();
  if (dark) wrong.push(...(await checkDarkContrast(page)));
  return wrong;
}

/** The contrast in the dark theme, on a desktop and on a phone. */
async function checkDarkContrast(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const { axe, ...size } of SIZES) {
    if (!axe) continue;
    await page.setViewportSize(size);
    await waitUntilLaidOut(page);
    wrong.push(...(await axeViolations(page)).map((line) => `${size.width} px, dark: ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
}

/** Repeats a check until it finds no problem; returns the last findings. */
async function waitUntilStable(check: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + SETTLING_MS;
  let found = await check();
  while (found.length > 0 && Date.now() < end) found = await check();
  return found;
}

/**
 * The navigation if it is not the expected one, and the elements that overflow the window where the page scrolls
 * sideways.
 */
async function findProblems({
  navigation,
  isAlone,
}: {
  navigation: string | undefined;
  isAlone: boolean;
}): Promise<string[]> {
  // Components that depend on the width of the window follow it within two frames.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const wrong: string[] = [];
  const isPhone = innerWidth < 500;
  const shown = getNavigation();
  if (navigation !== undefined && shown !== navigation) wrong.push(`navigation is ${shown}, not ${navigation}`);
  const hasMenu = document.getElementById('menu-button')?.checkVisibility() ?? false;
  if (hasMenu !== (!isAlone && !isPhone)) wrong.push(`${hasMenu ? 'has a' : 'has no'} menu button`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return wrong;
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `overflows: ${element.outerHTML.slice(0, 120)}`)
    .concat(wrong);

  function getNavigation(): string {
    const find = (label: string) => document.querySelector(`nav[aria-label="${label}"]`);
    if (find('底部导航')?.checkVisibility()) return 'bar';
    const link = find('主导航')?.querySelector('a');
    return link ? (link.getBoundingClientRect().width > 100 ? 'full' : 'rail') : 'none';
  }
}
