import { describe, expect, test } from 'vitest';
import { checkVideo } from './check-video.ts';
import { probeReport } from './probe-schema.ts';

const limits = { bytes: 1e9, seconds: 3600, pixels: 36_000_000, pages: 500 };
const video = { codec_type: 'video', index: 0, codec_name: 'h264', width: 1280, height: 720, avg_frame_rate: '25/1' };
const sound = (index: number, language?: string) => ({
  codec_type: 'audio',
  index,
  codec_name: 'aac',
  tags: language === undefined ? {} : { language },
});

function check(
  streams: object[],
  { duration = '60.0', audioLanguages }: { duration?: string; audioLanguages?: ('zh' | 'en' | null)[] } = {},
) {
  return checkVideo(probeReport.parse({ streams, format: { duration } }), { limits, audioLanguages });
}

describe('sound tracks', () => {
  test.each([
    ['a single one without a tag is Chinese', [sound(1)], undefined, [{ index: 1, language: 'zh' }]],
    [
      'by tag',
      [sound(1, 'eng'), sound(2, 'chi')],
      undefined,
      [
        { index: 2, language: 'zh' },
        { index: 1, language: 'en' },
      ],
    ],
    ['the first of a language', [sound(1, 'zho'), sound(2, 'zho')], undefined, [{ index: 1, language: 'zh' }]],
    ['others are left out', [sound(1, 'deu'), sound(2, 'en')], undefined, [{ index: 2, language: 'en' }]],
    [
      'named by the item',
      [sound(1), sound(2)],
      ['en', 'zh'],
      [
        { index: 2, language: 'zh' },
        { index: 1, language: 'en' },
      ],
    ],
    ['left out by the item', [sound(1, 'eng'), sound(2)], [null, 'zh'], [{ index: 2, language: 'zh' }]],
    ['a silent video', [], undefined, []],
  ] as const)('%s', (_name, streams, audioLanguages, expected) => {
    const stated = audioLanguages && [...audioLanguages];
    expect(check([video, ...streams], stated ? { audioLanguages: stated } : {}).audio).toEqual(expected);
  });
});

test('a portrait video, wide pixels and frame rates of phones are accepted', () => {
  expect(check([{ ...video, side_data_list: [{ rotation: -90 }] }])).toMatchObject({ width: 720, height: 1280 });
  expect(check([{ ...video, width: 720, height: 576, sample_aspect_ratio: '64:45' }])).toMatchObject({ width: 1024 });
  for (const [average, rate] of [
    ['25/1', '25'],
    ['0/0', '25'],
    ['2997/100', '30000/1001'],
    ['27/1', '30000/1001'],
    ['240/1', '60'],
    ['5/1', '15'],
  ]) {
    expect(check([{ ...video, avg_frame_rate: average }]).frameRate).toBe(rate);
  }
  expect(check([{ ...video, field_order: 'tt', color_transfer: 'arib-std-b67' }])).toMatchObject({
    interlaced: true,
    highDynamicRange: true,
  });
});

test.each([
  ['no picture', [sound(0)], {}, 'no moving picture'],
  ['a cover of a song', [{ ...video, disposition: { attached_pic: 1 } }, sound(1)], {}, 'no moving picture'],
  ['an unknown codec', [{ ...video, codec_name: undefined }], {}, 'does not know the codec'],
  ['one frame', [video], { duration: '0.04' }, 'shorter than 1 s'],
  ['too long', [video], { duration: '3601' }, 'the film has 61 minutes, INGEST_MAX_MINUTES is 60'],
  [
    'too large a frame',
    [{ ...video, width: 10_000, height: 8000 }],
    {},
    '10000×8000 pixels, INGEST_MAX_MEGAPIXELS is 36',
  ],
  ['too small a frame', [{ ...video, width: 32 }], {}, '32×720 pixels'],
  ['tags that say nothing', [video, sound(1), sound(2, 'und')], {}, 'none, und: name them in audioLanguages'],
  [
    'more names than tracks',
    [video, sound(1)],
    { audioLanguages: ['zh', 'en'] as ('zh' | 'en')[] },
    'names 2 sound tracks',
  ],
])('refused: %s', (_name, streams, options, message) => {
  expect(() => check(streams, options)).toThrow(message);
});
