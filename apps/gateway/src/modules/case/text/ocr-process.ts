import { setPriority } from 'node:os';
import type { GrayPicture } from './gray-picture.ts';
import { startRecognition } from './read-lines.ts';

/** Less than the gateway's own. */
const PRIORITY = 10;

setPriority(PRIORITY);
// Ends with the gateway, even where that is killed.
process.on('disconnect', () => process.exit(0));

const recognize = await startRecognition();
process.on('message', (picture: GrayPicture) => {
  // A failure ends the process, and the gateway starts another one.
  void recognize(picture).then((found) => process.send?.(found));
});
process.send?.('ready');
