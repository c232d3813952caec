import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWebVtt, writeWebVtt } from './webvtt.ts';

test('cues have whole clock times, their names, and texts that cannot be markup', () => {
  const cues = [
    { id: 'zh-1', startSeconds: 0.5, endSeconds: 6.2949, text: '夹角 < 40° & 稳定' },
    { id: '', startSeconds: 1_796_000_000.004, endSeconds: 1_796_000_002, text: '--> \n\n NOTE <b>x</b>' },
  ];
  expect(writeWebVtt(cues)).toBe(
    [
      'WEBVTT\n\nzh-1\n00:00:00.500 --> 00:00:06.295\n夹角 &lt; 40° &amp; 稳定\n\n',
      '498888:53:20.004 --> 498888:53:22.000\n--&gt; \n NOTE &lt;b&gt;x&lt;/b&gt;\n',
    ].join(''),
  );
});

test('a text without cues is empty, as is a cue without text', () => {
  expect(writeWebVtt([{ id: 'a', startSeconds: 1, endSeconds: 2, text: ' \n ' }])).toBe('WEBVTT\n');
  expect(readWebVtt('WEBVTT\n')).toEqual([]);
  expect(readWebVtt('WEBVTT\n\nNOTE nothing\n\nnot a cue')).toEqual([]);
});

test('any text stays in its own cue and is read back', () => {
  const time = fc.integer({ min: 0, max: 2_000_000_000_000 }).map((milliseconds) => milliseconds / 1000);
  const hostile = fc.constantFrom(
    '-->',
    '\n',
    '\n\n',
    '\r\n',
    '<',
    '&',
    '&lt;',
    '&amp;',
    'NOTE',
    '\0',
    ' ',
    '00:00:00.000',
  );
  const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), hostile)).map((parts) => parts.join(''));
  const cue = fc.record({
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    startSeconds: time,
    endSeconds: time,
    text,
  });
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      const read = readWebVtt(writeWebVtt(cues));
      const shown = cues
        .map((each) => ({
          ...each,
          text: each.text
            .replace(/[\r\n\u2028\u2029]+/g, '\n')
            .replaceAll('\0', '\uFFFD')
            .trim(),
        }))
        .filter((each) => each.text !== '');
      expect(read).toEqual(shown);
    }),
  );
});
