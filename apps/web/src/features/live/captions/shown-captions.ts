import type { Cue } from '@osteon/domain';

/** How late a caption may come, in seconds of what is shown, and still be shown. */
const LATE_MAX_SECONDS = 15;

/** A caption, and by how many seconds it is shown later than it was said. */
interface KnownCaption extends Cue {
  readonly lateSeconds: number;
}

/** The captions of a part of a stream by their ids, as they were last read. */
export type KnownCaptions = ReadonlyMap<string, KnownCaption>;

/**
 * What is known of a part after it was read anew. One that comes while the picture of its time is already past is shown from
 * now on, for as long as it would have been; a corrected one stays where it is. What a page finds as it comes to a part is not
 * late (rules/live#shown-captions).
 * @param at the second that is shown
 * @param known null where the part was not read before
 */
export function mergeCaptions(known: KnownCaptions | null, read: readonly Cue[], at: number): KnownCaptions {
  return new Map(
    read.map((cue) => {
      const lateSeconds = known?.get(cue.id)?.lateSeconds ?? (known ? getLateness(cue, at) : 0);
      return [cue.id, { ...cue, lateSeconds }];
    }),
  );
}

function getLateness({ startSeconds }: Cue, at: number): number {
  const late = at - startSeconds;
  return late > 0 && late <= LATE_MAX_SECONDS ? late : 0;
}

/** The text that is shown at a second; empty for none. Of several, in the order in which they begin. */
export function findText(parts: Iterable<KnownCaptions>, at: number): string {
  return [...parts]
    .flatMap((part) => [...part.values()])
    .filter(
      ({ startSeconds, endSeconds, lateSeconds }) => at >= startSeconds + lateSeconds && at < endSeconds + lateSeconds,
    )
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .map(({ text }) => text)
    .join('\n');
}
