import type { CaseSection } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../../texts/index.ts';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { useEditorScope } from '../draft/editor-scope.ts';
import { sectionId, sectionText } from '../draft/section-text.ts';
import { problemText } from '../submit/problems.ts';
import styles from './sections.module.css';

interface SectionProps {
  section: CaseSection;
  /** A grey line beside the heading. */
  note?: string;
  children: ReactNode;
}

/** A section of the editor, with the remarks of the reviewer and the problems that concern all of it. */
export function Section({ section, note, children }: SectionProps) {
  const { problems, remarks } = useEditorScope();
  const id = sectionId(section);
  const whole = problems.filter((each) => each.section === section && each.detail === '' && each.reason !== 'consent');
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        {sectionText(section)}
        {note && <small>{note}</small>}
      </h2>
      {remarks
        .filter((remark) => remark.section === section)
        .map(({ text }) => (
          <blockquote key={text} className={styles.remark}>
            <b>{m['caseEditor.state.remark']()}</b>
            <p>{text}</p>
          </blockquote>
        ))}
      {whole.map((problem) => (
        <FieldError key={problem.reason}>{problemText(problem)}</FieldError>
      ))}
      {children}
    </section>
  );
}
