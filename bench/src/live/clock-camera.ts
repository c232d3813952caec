import { type ChildProcess, spawn } from 'node:child_process';

/** Size of the picture, and of a block of the clock that is burnt into it, in px. */
const WIDTH = 640;
const HEIGHT = 360;
const BLOCK = 32;

/** Pictures a second. */
const RATE = 15;

/** Bits of the clock, milliseconds modulo a bit more than twelve days, in two rows; the rest of the picture is grey. */
const BITS = 30;
const PER_ROW = 15;

const BLACK = 16;
const GREY = 128;
const WHITE = 235;

/** A picture (luma and grey chroma) that shows a time in ms. */
function drawClock(now: number): Buffer {
  const picture = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, GREY);
  for (let bit = 0; bit < BITS; bit++) {
    const isSet = Math.floor(now / 2 ** bit) % 2 === 1;
    const left = BLOCK + (bit % PER_ROW) * BLOCK;
    const top = BLOCK + Math.floor(bit / PER_ROW) * 2 * BLOCK;
    for (let row = top; row < top + BLOCK; row++)
      picture.fill(isSet ? WHITE : BLACK, row * WIDTH + left, row * WIDTH + left + BLOCK);
  }
  return picture;
}

/**
 * Code for a page: the ms that have passed between the clock in the picture of its video and now, by the same machine's
 * clock; null while there is no picture.
 */
export const READ_DELAY = `(() => {
  const video = document.querySelector('main video');
  if (!video || video.readyState < 2 || video.currentTime === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = ${WIDTH};
  canvas.height = ${HEIGHT};
  const context = canvas.getContext('2d');
  context.drawImage(video, 0, 0, ${WIDTH}, ${HEIGHT});
  let shown = 0;
  for (let bit = 0; bit < ${BITS}; bit++) {
    const left = ${BLOCK} + (bit % ${PER_ROW}) * ${BLOCK} + ${BLOCK / 2};
    const top = ${BLOCK} + Math.floor(bit / ${PER_ROW}) * ${2 * BLOCK} + ${BLOCK / 2};
    if (context.getImageData(left, top, 1, 1).data[0] > 128) shown += 2 ** bit;
  }
  const span = 2 ** ${BITS};
  return (((Date.now() - shown) % span) + span) % span;
})()`;

/** Streams pictures of the clock to an encoder's address, without sound, until the returned function is called. */
export function startClockCamera(url: string): () => void {
  const camera: ChildProcess = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-f', 'rawvideo', '-pixel_format', 'yuv420p', '-video_size', `${WIDTH}x${HEIGHT}`],
      ['-framerate', String(RATE), '-i', 'pipe:0', '-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency'],
      ['-g', String(2 * RATE), '-b:v', '2M', '-f', 'flv', url],
    ].flat(),
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  camera.stdin?.on('error', () => undefined);
  const timer = setInterval(() => camera.stdin?.write(drawClock(Date.now())), 1000 / RATE);
  return () => {
    clearInterval(timer);
    camera.kill('SIGKILL');
  };
}
