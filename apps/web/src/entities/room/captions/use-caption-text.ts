import { type Cue, getCaptionMinute, readWebVtt } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Poll interval of the current captions, in ms: the greatest part of their delay. */
const POLL_MS = 2000;

/**
 * The time range around the current position in which captions are read, in seconds: the greatest length of a caption,
 * and the greatest delay of a page.
 */
const BEFORE_SECONDS = 30;
const AFTER_SECONDS = 10;

type Parts = ReadonlyMap<number, MergedCaptions>;

/**
 * The caption of a running stream at a wall clock time, in seconds since 1970. Its minutes are polled, as captions
 * arrive late and are corrected; a failed read is repeated at the next poll.
 */
export function useLiveCaption(url: string, at: number): string {
  const [parts, setParts] = useState<Parts>(new Map());
  const getUrl = useEffectEvent(() => url);
  const getAt = useEffectEvent(() => at);
  const minutes = listMinutes(at).join(' ');

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wanted = minutes.split(' ').map(Number);
    const read = async (minute: number) => {
      const cues = await readCaptions(`${getUrl()}?minute=${minute}`, signal);
      if (signal.aborted) return;
      const shownAt = getAt();
      setParts((before) => {
        const current = [...before].filter(([each]) => wanted.includes(each));
        return new Map([...current, [minute, mergeCaptions(before.get(minute) ?? null, cues, shownAt)]]);
      });
    };
    const readAll = async () => {
      await Promise.allSettled(wanted.map(read));
      if (!signal.aborted) timer = setTimeout(() => void readAll(), POLL_MS);
    };
    void readAll();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [minutes]);

  return findText(parts.values(), at);
}

/** The caption of a replay at a second; the file is read once. */
export function useReplayCaption(url: string, at: number): string {
  const [captions, setCaptions] = useState<MergedCaptions>(new Map());

  useEffect(() => {
    const stopped = new AbortController();
    readCaptions(url, stopped.signal).then(
      // The subtitles of a video have no ids.
      (cues) =>
        setCaptions(
          mergeCaptions(
            null,
            cues.map((cue, index) => ({ ...cue, id: String(index) })),
            0,
          ),
        ),
      () => undefined,
    );
    return () => stopped.abort();
  }, [url]);

  return findText([captions], at);
}

/** The minutes since 1970 whose captions may be visible at a second (rules/room-captions#caption-files). */
function listMinutes(at: number): number[] {
  const first = getCaptionMinute((at - BEFORE_SECONDS) * 1000);
  const last = getCaptionMinute((at + AFTER_SECONDS) * 1000);
  return first === last ? [first] : [first, last];
}

/** Reads a caption file. Rejects if it cannot be loaded. */
async function readCaptions(url: string, signal: AbortSignal): Promise<Cue[]> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`captions: ${reply.status}`);
  return readWebVtt(await reply.text());
}

/** The greatest delay with which a caption is still shown, in seconds of the stream. */
const LATE_MAX_SECONDS = 15;

/** A caption and its delay: the seconds by which it is shown later than it was spoken. */
interface MergedCaption extends Cue {
  readonly lateSeconds: number;
}

/** The captions of a part of a stream by id, as they were last read. */
type MergedCaptions = ReadonlyMap<string, MergedCaption>;

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
