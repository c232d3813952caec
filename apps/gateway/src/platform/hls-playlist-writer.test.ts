import { expect, test } from 'vitest';
import { writeMasterPlaylist, writeMediaPlaylist } from './hls-playlist-writer.ts';

test('a stream has the attributes that are set, of which texts are quoted', () => {
  const streams = [
    { uri: 'a.m3u8', bandwidth: 96_000, codecs: ['mp4a.40.2'] },
    { uri: 'v.m3u8', bandwidth: 9, codecs: ['avc1', 'mp4a'], resolution: { width: 4, height: 2 }, audio: 'sound' },
  ];
  expect(writeMasterPlaylist({ version: 7, streams })).toBe(
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=96000,CODECS="mp4a.40.2"
a.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1,mp4a",RESOLUTION=4x2,AUDIO="sound"
v.m3u8
`,
  );
});

test('a media playlist has the tags that are set, and its end only once it is over', () => {
  const playlist = { version: 7, targetSeconds: 2, sequence: 3, decimals: 1, segments: [{ uri: '3.m4s', seconds: 2 }] };
  const text = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:3
`;
  const segment = '#EXTINF:2.0,\n3.m4s\n';
  expect(writeMediaPlaylist({ ...playlist, isOver: false })).toBe(`${text}${segment}`);
  expect(writeMediaPlaylist({ ...playlist, isOver: true, initUri: 'init.mp4' })).toBe(
    `${text}#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="init.mp4"\n${segment}#EXT-X-ENDLIST\n`,
  );
});
