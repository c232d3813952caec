import type { Cue } from '@osteon/domain';

/** The greatest delay with which a caption is still shown, in seconds of the stream. */
const LATE_MAX_SECONDS = 15;

/** A caption and its delay: the seconds by which it is shown later than it was spoken. */
interface MergedCaption extends Cue {
  readonly lateSeconds: number;
}

/** The captions of a part of a stream by id, as they were last read. */
export type MergedCaptions = ReadonlyMap<string, MergedCaption>;

/**
 * Merges the captions of a part that was read again. A caption that arrives after the video has passed its time is
 * shown from now on, for its full length; a corrected one keeps its time. Captions of the first read of a part are not
 * late (rules/room-captions#caption-display).
 * @param at the current position, in seconds
 * @param previous null if the part was not read before
 */
export function mergeCaptions(previous: MergedCaptions | null, read: readonly Cue[], at: number): MergedCaptions {
  return new Map(
    read.map((cue) => {
      const lateSeconds = previous?.get(cue.id)?.lateSeconds ?? (previous ? getLateness(cue, at) : 0);
      return [cue.id, { ...cue, lateSeconds }];
    }),
  );
}

function getLateness({ startSeconds }: Cue, at: number): number {
  const late = at - startSeconds;
  return late > 0 && late <= LATE_MAX_SECONDS ? late : 0;
}

/** The caption text at a second, empty for none; several are joined in the order of their start times. */
export function findText(parts: Iterable<MergedCaptions>, at: number): string {
  return [...parts]
    .flatMap((part) => [...part.values()])
    .filter(
      ({ startSeconds, endSeconds, lateSeconds }) => at >= startSeconds + lateSeconds && at < endSeconds + lateSeconds,
    )
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .map(({ text }) => text)
    .join('\n');
}
