import { CASE_SECTIONS, type CaseSection } from '@osteon/domain';
import { useCurrentSection } from '../../../../lib/use-current-section.ts';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check } from '../../../../ui/icon/icons.ts';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useDraftFormContext, useEditorScope } from '../draft/editor-scope.ts';
import { getProgress, getSectionProgress } from '../draft/progress.ts';
import { sectionId, sectionText } from '../draft/section-text.ts';
import { isUnchecked, type MediaItem } from '../media/media-items.ts';
import styles from './section-list.module.css';

const ids = CASE_SECTIONS.map(sectionId).join(' ');

/** The sections with what is filled or wrong in each, and what is left before the submission. */
export function SectionList({ items }: { items: readonly MediaItem[] }) {
  const { values } = useDraftFormContext();
  const { problems } = useEditorScope();
  const current = useCurrentSection(ids, 150);
  const unchecked = items.filter(isUnchecked).length;
  const { filled, total } = getProgress(values);
  const empty = CASE_SECTIONS.filter((section) => getSectionProgress(values, section).filled === 0);
  const count = (section: CaseSection) =>
    problems.filter((problem) => problem.section === section).length + (section === 'imaging' ? unchecked : 0);
  return (
    <nav className={styles.nav} aria-label={m['caseEditor.sections']()}>
      <p className={styles.head}>{m['caseEditor.sections']()}</p>
      <ol>
        {CASE_SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${sectionId(section)}`} aria-current={current === sectionId(section) ? 'true' : undefined}>
              {sectionText(section)}
              <SectionState problems={count(section)} {...getSectionProgress(values, section)} />
            </a>
          </li>
        ))}
      </ol>
      <Progress label={m['caseEditor.filled']({ filled, total })} value={filled / total} />
      <p className={`num ${styles.filled}`}>{m['caseEditor.filled']({ filled, total })}</p>
      <p className={styles.head}>{m['caseEditor.before']()}</p>
      <ul className={styles.left}>
        <li data-done={values.fields.consent}>
          <Icon of={values.fields.consent ? check : alert} size={14} />
          {values.fields.consent ? m['caseEditor.before.consent']() : m['caseEditor.before.noConsent']()}
        </li>
        {unchecked > 0 && (
          <li data-wrong="true">
            <Icon of={alert} size={14} />
            {m['caseEditor.before.text']({ count: unchecked })}
          </li>
        )}
        {empty.map((section) => (
          <li key={section}>
            <Icon of={alert} size={14} />
            {m['caseEditor.before.empty']({ section: sectionText(section) })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionState({ problems, filled, total }: { problems: number; filled: number; total: number }) {
  if (problems > 0) return <span className={styles.wrong}>{m['caseEditor.problems']({ count: problems })}</span>;
  if (filled === total)
    return (
      <span className={styles.done}>
        <Icon of={check} size={16} />
        <VisuallyHidden>{m['caseEditor.complete']()}</VisuallyHidden>
      </span>
    );
  return filled > 0 && <span className="num">{m['caseEditor.part']({ filled, total })}</span>;
}
