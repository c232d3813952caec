import { expect, test } from 'vitest';
import { chooseRenditions } from './choose-renditions.ts';

test.each([
  ['4K is scaled down', 3840, 2160, ['SD 854x480', 'HD 1280x720', 'FHD 1920x1080']],
  ['1080p', 1920, 1080, ['SD 854x480', 'HD 1280x720', 'FHD 1920x1080']],
  ['1088 lines of an encoder', 1920, 1088, ['SD 848x480', 'HD 1270x720', 'FHD 1906x1080']],
  ['720p is not enlarged', 1280, 720, ['SD 854x480', 'HD 1280x720']],
  ['less than SD', 640, 360, ['SD 640x360']],
  ['hardly more than SD', 960, 540, ['SD 854x480']],
  ['clearly more than SD', 1024, 768, ['SD 640x480', 'HD 960x720']],
  ['4:3 of an endoscope', 1440, 1080, ['SD 640x480', 'HD 960x720', 'FHD 1440x1080']],
  ['a phone held upright', 1080, 1920, ['SD 480x854', 'HD 720x1280', 'FHD 1080x1920']],
  ['odd sides', 641, 361, ['SD 640x360']],
])('%s', (_name, width, height, expected) => {
  expect(chooseRenditions({ width, height }).map((each) => `${each.name} ${each.width}x${each.height}`)).toEqual(
    expected,
  );
});
