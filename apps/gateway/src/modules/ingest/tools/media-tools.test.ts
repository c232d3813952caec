import { expect, test } from 'vitest';
import { createMediaTools } from './media-tools.ts';

test.each([
  ['on PATH', {}, '/nowhere', 'ffmpeg is missing: apt-get install ffmpeg, or set FFMPEG_PATH.'],
  [
    'in a configured folder',
    { ffmpegPath: '/nowhere' },
    '/usr/bin',
    'ffmpeg is missing in /nowhere: apt-get install ffmpeg',
  ],
  [
    'at a configured path',
    { ffmpegPath: '/nowhere/ffmpeg' },
    '/usr/bin',
    'ffmpeg is missing in /nowhere: apt-get install',
  ],
])('a program that is missing %s is reported with its Debian package', (_place, settings, searchPath, message) => {
  expect(() => createMediaTools(settings, searchPath)('ffmpeg')).toThrow(message);
});
