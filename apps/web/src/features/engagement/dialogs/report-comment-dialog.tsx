import type { RequestOf } from '@osteon/contract';
import { COMMENT_REPORT_REASONS, type CommentReportReason, countCommentText, REPORT_NOTE_MAX } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { reportReasonTexts } from '../../../entities/engagement/report-reason-texts.ts';
import { keepAction } from '../../../entities/session/action-attempt.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './report-comment-dialog.module.css';
import { sendCommentReport } from './send-report.ts';

/** A reason with its note. */
type Report = Pick<RequestOf<'reportComment'>, 'reason' | 'note'>;

/** A text of somebody else that is reported: a comment, or any other by its own call and title. */
export type ReportedText = { readonly name: string; readonly text: string } & (
  | { readonly commentId: string }
  | { readonly title: string; readonly send: (report: Report) => Promise<unknown> }
);

/** Dialog for the reason of a report of a text (rules/moderation#reports). */
export function Component({ name, text, onClose, ...reported }: ReportedText & { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const queries = useQueryClient();
  const [reason, setReason] = useState<CommentReportReason>('patientData');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (report: Report) => {
      if ('commentId' in reported) return sendCommentReport(queries, { ...report, commentId: reported.commentId });
      await reported.send(report);
      toast.success(m['content.report.done']());
    },
    onSuccess: onClose,
    onError: (failure, report) => {
      if (!('commentId' in reported)) return;
      const data = { ...report, commentId: reported.commentId };
      if (keepAction(failure, { name: 'reportComment', data })) onClose();
    },
  });
  const count = countCommentText(note);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === 'other' && count === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    mutate({ reason, note });
  };
  const choose = (chosen: CommentReportReason) => {
    setReason(chosen);
    setMissing(false);
  };
  const title = 'title' in reported ? reported.title : m['comment.report.title']();
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} disabled={count > REPORT_NOTE_MAX} busy={isPending}>
        {m['common.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={title} width={520} actions={actions} onClose={onClose}>
      <form id={id} noValidate onSubmit={submit}>
        <p className={styles.comment}>{m['comment.report.comment']({ name, text })}</p>
        <div role="radiogroup" aria-label={title}>
          {COMMENT_REPORT_REASONS.map((each) => (
            <label key={each} className={styles.reason}>
              <input type="radio" name={`${id}-reason`} checked={each === reason} onChange={() => choose(each)} />
              {reportReasonTexts[each]()}
            </label>
          ))}
        </div>
        <Field
          label={m['comment.report.reason']()}
          aside={<span className={`${styles.count} num`}>{m['comment.length']({ count, max: REPORT_NOTE_MAX })}</span>}
          error={(isMissing && m['content.report.reason']()) || count > REPORT_NOTE_MAX}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={2}
              placeholder={m['content.report.reason']()}
              value={note}
              onChange={(event) => {
                setNote(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        {error && <FieldError>{failureText(error, m['error.unknown']())}</FieldError>}
      </form>
    </Dialog>
  );
}
