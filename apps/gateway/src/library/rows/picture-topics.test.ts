import { join } from 'node:path';
import { choosePictures, readLibrary } from '@osteon/library';
import { expect, test } from 'vitest';
import { buildBannerKey, collectPictureTopics } from './picture-topics.ts';

const { library } = await readLibrary(join(import.meta.dirname, '../../../../../library'));
const pictures = choosePictures(collectPictureTopics(library), library);

test.each([
  ['髋部骨折规范化诊疗', /髋|股骨/],
  ['机器人辅助全膝置换全流程', /膝/],
  ['膝关节镜与韧带重建', /膝|交叉韧带|半月板|髌骨/],
])('the banner %s shows its subject', (title, subject) => {
  const position = library.home.banners.findIndex((banner) => banner.title === title);
  const picture = pictures.get(buildBannerKey(position));
  expect(picture?.alt).toMatch(subject);
  // Banner pictures leave half of their width empty, for words that a preview does not have.
  expect(picture?.file).not.toMatch(/banner-/);
});
