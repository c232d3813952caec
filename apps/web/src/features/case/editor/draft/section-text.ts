import type { CaseSection } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';

const names: Readonly<Record<CaseSection, () => string>> = {
  basic: m['caseEditor.basic'],
  history: m['caseEditor.history'],
  imaging: m['caseEditor.imaging'],
  diagnosis: m['caseEditor.diagnosis'],
  decision: m['caseEditor.decision'],
  operation: m['caseEditor.operation'],
  followUp: m['caseEditor.followUp'],
  discussion: m['caseEditor.discussion'],
};

/** The name of a section of a draft. */
export const sectionText = (section: CaseSection): string => names[section]();

/** The anchor of a section on the page. */
export const sectionId = (section: CaseSection): string => `case-${section}`;
