import { READING_REPORT_MS } from '@osteon/domain';
import { reportReading } from '../api/report-reading.ts';

/**
 * Reports how long the open page of a lesson is visible and which of its sections came into view, until `signal` is
 * aborted (rules/learning#reading). The next report includes the time of a failed one. `onDone` is called when the
 * lesson is read.
 */
export function reportReadingTime(lessonId: string, onDone: () => void, signal: AbortSignal): void {
  const reached = new Set<string>();
  let countedAt = performance.now();
  let wasVisible = document.visibilityState === 'visible';
  let seconds = 0;

  const countTime = () => {
    const now = performance.now();
    if (wasVisible) seconds += (now - countedAt) / 1000;
    countedAt = now;
    wasVisible = document.visibilityState === 'visible';
  };

  async function send(): Promise<void> {
    countTime();
    const reported = seconds;
    seconds = 0;
    try {
      const { isDone } = await reportReading({ lessonId, seconds: reported, sections: [...reached] });
      if (isDone && !signal.aborted) onDone();
    } catch {
      seconds += reported;
    }
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) reached.add(target.id);
  });
  const observeSections = () => {
    for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  };
  observeSections();
  // Sections that load late, and those of a case that is opened.
  const additions = new MutationObserver(observeSections);
  for (const main of document.querySelectorAll('main')) additions.observe(main, { childList: true, subtree: true });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void send();
  }, READING_REPORT_MS);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') void send();
    else countTime();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    additions.disconnect();
    clearInterval(timer);
    void send();
  });
  void send();
}
