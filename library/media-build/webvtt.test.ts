import { expect, test } from 'vitest';
import { webVtt } from './webvtt.ts';

test('writes cues with whole clock times and escaped text', () => {
  const cues = [
    { start: 0.5, end: 6.2949, text: '夹角 < 40° & 稳定' },
    { start: 3661.0004, end: 3662, text: 'Good.' },
  ];
  expect(webVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:06.295\n夹角 &lt; 40° &amp; 稳定\n\n01:01:01.000 --> 01:01:02.000\nGood.\n',
  );
});
