import { m } from '../../../../texts/index.ts';
import type { SubmitProblem } from '../../api/submit-case.ts';
import type { DraftText } from '../draft/draft-text.ts';
import { getTextsByField } from '../draft/draft-texts.ts';
import { sectionId, sectionText } from '../draft/section-text.ts';

/** The words of a problem at its place. */
export function problemText({ section, reason, detail }: SubmitProblem): string {
  switch (reason) {
    case 'missing':
      return detail === ''
        ? m['caseEditor.problem.missingIn']({ section: sectionText(section) })
        : m['caseEditor.problem.missing']();
    case 'unchecked':
      return m['caseEditor.problem.unchecked']();
    case 'identifier':
      return m['caseEditor.problem.found']({ text: detail });
    case 'working':
      return m['caseEditor.problem.working']();
    case 'failed':
      return m['caseEditor.problem.failed']();
    case 'consent':
      return m['caseEditor.problem.consent']();
  }
}

/** The last part of a field's name: `decision.question` and `question` are the same place. */
const lastPart = (name: string): string => name.split('.').at(-1) ?? name;

/** Returns true for a problem of a field, or of a text that stands in it. */
export function isProblemOf({ reason, detail }: SubmitProblem, field: string, value: string): boolean {
  if (reason === 'identifier') return detail !== '' && value.includes(detail);
  return detail !== '' && lastPart(detail) === lastPart(field);
}

/** The field with a found text; null where none has it any more. */
function findField(draft: DraftText, text: string): string | null {
  const texts = getTextsByField(draft);
  return Object.keys(texts).find((field) => texts[field]?.includes(text)) ?? null;
}

/** Moves the focus to the place of a problem, and shows it. */
export function focusProblem(problem: SubmitProblem, draft: DraftText): void {
  const { section, reason, detail } = problem;
  const field = reason === 'identifier' ? findField(draft, detail) : lastPart(detail);
  const place =
    document.querySelector<HTMLElement>(
      `[data-place="${CSS.escape(reason === 'consent' ? 'consent' : (field ?? ''))}"]`,
    ) ?? document.getElementById(sectionId(section));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
