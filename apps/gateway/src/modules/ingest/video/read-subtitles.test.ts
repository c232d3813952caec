import { expect, test } from 'vitest';
import { formatSubtitles, readSubtitles } from './read-subtitles.ts';

const read = (text: string) => readSubtitles(Buffer.from(text), { file: 'film.zh.vtt', seconds: 60 });

test('plain cues are written again', () => {
  const text = [
    '\uFEFFWEBVTT - 髋关节\r\nKind: captions',
    'NOTE a comment',
    'STYLE\n::cue { background: url(https://evil.example/) }',
    '1\n00:01.000 --> 00:02.500 align:start position:10%\n<v 医生>切开<b>皮肤</b> &lt;5 cm&gt;</v>',
    '00:00:59.000 --> 00:01:00.500\n<img src=x onerror=alert(1)>第一行\n第二行 a < b',
    '00:01:00.100 --> 00:01:00.200\n<i></i>',
  ].join('\n\n');
  expect(formatSubtitles(read(text))).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n切开皮肤 &lt;5 cm&gt;\n\n' +
      '00:00:59.000 --> 00:01:00.000\n第一行\n第二行 a &lt; b\n',
  );
});

test.each([
  ['no header', '00:01.000 --> 00:02.000\na', 'film.zh.vtt, line 1: WEBVTT is missing'],
  ['no cue', 'WEBVTT\n\nNOTE nothing', 'line 1: the file has no subtitles'],
  ['SubRip times', 'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\na', 'line 4: a time such as'],
  ['text without a time', 'WEBVTT\n\na\nb', 'line 3: a time such as'],
  ['end before start', 'WEBVTT\n\n00:02.000 --> 00:01.000\na', 'line 3: the subtitle ends before it begins'],
  ['order', 'WEBVTT\n\n00:02.000 --> 00:03.000\na\n\n00:01.000 --> 00:04.000\nb', 'line 6: the subtitle begins before'],
  [
    'beyond the video',
    'WEBVTT\n\n01:01.000 --> 01:02.000\na',
    'line 3: the subtitle ends after the film, which has 60.0 s',
  ],
])('refused: %s', (_name, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a text in another encoding is refused', () => {
  const bytes = Buffer.concat([Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), Buffer.from([0xc4, 0xe3])]);
  expect(() => readSubtitles(bytes, { file: 'film.zh.vtt', seconds: 60 })).toThrow('the text is not UTF-8');
});
