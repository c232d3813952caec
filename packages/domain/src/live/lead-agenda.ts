const LINES = 3;

/**
 * The lines of an agenda that the home page's lead shows: three around the running one, with their states; the first three
 * while none runs (rules/home#banners).
 */
export function selectLeadAgenda<Line extends { readonly running: boolean }>(
  agenda: readonly Line[],
): (Line & { readonly state: 'running' | 'past' | 'coming' })[] {
  const running = agenda.findIndex((line) => line.running);
  const start = Math.max(0, Math.min(running - 1, agenda.length - LINES));
  return agenda.slice(start, start + LINES).map((line, index) => {
    if (line.running) return { ...line, state: 'running' };
    return { ...line, state: start + index < running ? 'past' : 'coming' };
  });
}
