import { createTextFinder } from '../../../apps/gateway/src/modules/case/text/text-finder-service.ts';
import {
  makePlainPicture,
  makePlantedPicture,
  TEST_PICTURES,
  type TestPicture,
} from '../../../apps/gateway/test/case/burnt-in-text.ts';
import { atShare, report } from '../load/figures.ts';

/** The aims: shares of the pictures, and seconds of a slice of 512 px. */
const PLANTED = 0.95;
const PLAIN = 0.05;
const SECONDS = 2;

/** The share of a planted line that has to be found, and of its height. */
const FOUND = 0.5;

/** `OCR_FROM=40` measures forty pictures by which no rule was changed. */
const first = Number(process.env['OCR_FROM'] ?? 0);

const finder = createTextFinder();
const seconds: number[] = [];
let found = 0;
let wrong = 0;
// The start of the process is not measured: it is running already where pictures are read.
await finder.findText(await makePlainPicture(first));
for (let index = first; index < first + TEST_PICTURES; index++) {
  const planted = await makePlantedPicture(index);
  const boxes = await find(planted);
  const missed = planted.lines.filter((line) => measureFound(line, boxes) < FOUND);
  if (missed.length === 0) found++;
  else console.log(`missed in ${planted.name}: ${missed.map(({ text }) => text).join(', ')}`);
  const plain = await makePlainPicture(index);
  const unexpected = await find(plain);
  if (unexpected.length > 0) wrong++;
  for (const { text } of unexpected) console.log(`found in ${plain.name}: ${text}`);
}
finder.close();
report('ocr-planted', found / TEST_PICTURES, PLANTED, 'share of the pictures whose lines are all found');
report('ocr-plain', wrong / TEST_PICTURES, PLAIN, 'share of the pictures without text in which some is found');
report('ocr', atShare(seconds, 0.5), SECONDS, 'seconds of a slice of 512 px, median');

async function find(picture: TestPicture) {
  const startedAt = performance.now();
  const boxes = await finder.findText(picture);
  if (picture.width === picture.height) seconds.push((performance.now() - startedAt) / 1000);
  return boxes;
}

type Line = TestPicture['lines'][number];

/** The share of a line's columns that boxes of its row cover. */
function measureFound(line: Line, boxes: Awaited<ReturnType<typeof find>>): number {
  const inRow = boxes.filter(
    (box) => Math.min(line.y + line.height, box.y + box.height) - Math.max(line.y, box.y) >= line.height * FOUND,
  );
  const columns = Array.from({ length: line.width }, (_, column) => line.x + column);
  return columns.filter((x) => inRow.some((box) => x >= box.x && x < box.x + box.width)).length / line.width;
}
