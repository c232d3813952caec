import { type Cue, getCaptionMinute, readWebVtt } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { findText, type MergedCaptions, mergeCaptions } from './merge-captions.ts';

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
