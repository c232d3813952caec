import { expect, test } from 'vitest';
import { listFiles } from './player-pages.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/app.css'], imports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js' },
  'video.tsx': { file: 'assets/video.js', css: ['assets/video.css'], imports: ['_app.js', '_player.js'] },
  '_player.js': { file: 'assets/player.js', css: ['assets/player.css'] },
  'controls.tsx': {
    file: 'assets/controls.js',
    css: ['assets/controls.css', 'assets/app.css'],
    imports: ['_player.js'],
  },
  'engine.ts': { file: 'assets/engine.js', imports: ['_hls.js'] },
  '_hls.js': { file: 'assets/hls.js' },
};

test('the parts of a page of a player have all styles that the entry has not, and the scripts that the page has not', () => {
  expect(listFiles(manifest, { page: 'video.tsx', parts: ['controls.tsx', 'engine.ts'] })).toEqual({
    styles: ['assets/video.css', 'assets/player.css', 'assets/controls.css'],
    scripts: ['assets/controls.js', 'assets/engine.js', 'assets/hls.js'],
  });
});

test('a part that the build does not have fails it', () => {
  expect(() => listFiles(manifest, { page: 'video.tsx', parts: ['moved.tsx'] })).toThrow('moved.tsx');
});
