import { expect, test } from 'vitest';
import { headingSlugs } from './markdown.ts';

test.each([
  ['# Device limit', ['device-limit']],
  ['## `getDoctor`: who may, and when?', ['getdoctor-who-may-and-when']],
  ['## A [link](page.md#x) – with *stress*', ['a-link--with-stress']],
  ['## 设备 (device_id)', ['设备-device_id']],
  ['## Again\n### Again', ['again', 'again-1']],
  ['```\n# no heading\n```\n# one ##', ['one']],
])('the anchors of %j are %j', (text, slugs) => {
  expect([...headingSlugs(text)]).toEqual(slugs);
});
