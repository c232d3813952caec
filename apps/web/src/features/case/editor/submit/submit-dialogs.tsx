import { CASE_SECTIONS, CASE_TEXT_MAX } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../../texts/index.ts';
import { wordGap } from '../../../../texts/join-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check } from '../../../../ui/icon/icons.ts';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import { getSectionProgress } from '../draft/progress.ts';
import { sectionText } from '../draft/section-text.ts';
import { isUnchecked, type MediaItem } from '../media/media-items.ts';
import styles from './submit-dialogs.module.css';
import type { Submission } from './use-submission.ts';

interface SubmitDialogsProps {
  submission: Submission;
  items: readonly MediaItem[];
}

/** The last look before the review, and the finding that keeps a draft from it. */
export function SubmitDialogs({ submission, items }: SubmitDialogsProps) {
  return submission.dialog === 'identifier' ? (
    <IdentifierDialog submission={submission} />
  ) : (
    <CheckDialog submission={submission} items={items} />
  );
}

function CheckDialog({ submission, items }: SubmitDialogsProps) {
  const { values } = useDraftFormContext();
  const empty = CASE_SECTIONS.filter((section) => getSectionProgress(values, section).filled === 0);
  const unchecked = items.filter(isUnchecked).length;
  const { consent } = values.fields;
  const goTo = (section: (typeof CASE_SECTIONS)[number], reason: 'missing' | 'consent' | 'unchecked') =>
    submission.edit({ section, reason, detail: '' });
  const actions = (
    <>
      <Button onClick={submission.close}>{m['caseEditor.check.later']()}</Button>
      <Button kind="primary" busy={submission.isBusy} onClick={() => void submission.submit()}>
        {m['caseEditor.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['caseEditor.check.title']()} width={520} actions={actions} onClose={submission.close}>
      <ul className={styles.checks}>
        {empty.length === 0 && <Line isDone>{m['caseEditor.check.complete']()}</Line>}
        {unchecked === 0 ? (
          <Line isDone>{m['caseEditor.check.images']()}</Line>
        ) : (
          <Line onFill={() => goTo('imaging', 'unchecked')}>
            {m['caseEditor.check.imagesOpen']({ count: unchecked })}
          </Line>
        )}
        {consent ? (
          <Line isDone>{m['caseEditor.check.consent']()}</Line>
        ) : (
          <Line onFill={() => goTo('basic', 'consent')}>{m['caseEditor.check.noConsent']()}</Line>
        )}
        {empty.map((section) => (
          <Line key={section} onFill={() => goTo(section, 'missing')}>
            {m['caseEditor.check.empty']({ section: sectionText(section) })}
          </Line>
        ))}
      </ul>
      <Field label={m['caseEditor.check.note']()}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={CASE_TEXT_MAX.note}
            value={submission.note}
            // The note has one line.
            onChange={({ currentTarget }) => submission.setNote(currentTarget.value.replace(/\p{Cc}/gu, ' '))}
          />
        )}
      </Field>
      <p className={styles.after}>{m['caseEditor.check.after']()}</p>
    </Dialog>
  );
}

function Line({ isDone = false, onFill, children }: { isDone?: boolean; onFill?: () => void; children: ReactNode }) {
  return (
    <li data-done={isDone}>
      <Icon of={isDone ? check : alert} size={16} />
      <span>
        {children}
        {onFill && (
          <button type="button" onClick={onFill}>
            {m['caseEditor.check.fill']()}
          </button>
        )}
      </span>
    </li>
  );
}

function IdentifierDialog({ submission }: Pick<SubmitDialogsProps, 'submission'>) {
  const problem = submission.problems.find(({ reason }) => reason === 'identifier');
  if (!problem) return null;
  const actions = (
    <>
      <Button busy={submission.isBusy} onClick={() => void submission.judgeHarmless(problem)}>
        {m['caseEditor.problem.notName']()}
      </Button>
      <Button kind="primary" onClick={() => submission.edit(problem)}>
        {m['caseEditor.problem.edit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['caseEditor.problem.title']()} actions={actions} onClose={submission.close}>
      <p className={styles.finding}>
        {m['caseEditor.problem.identifier']({ section: sectionText(problem.section) })}
        {wordGap()}
        <b>{m['caseEditor.media.quote']({ text: problem.detail })}</b>
        {m['caseEditor.problem.remedy']()}
      </p>
    </Dialog>
  );
}
