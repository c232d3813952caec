import type { RequestOf } from '@osteon/contract';
import {
  CORRECTION_MAX,
  CORRECTION_SOURCE_MAX,
  type ContentReportReason,
  countCommentText,
  listContentReportReasons,
  needsCorrection,
} from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { keepAction } from '../../../entities/session/action-attempt.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import styles from './report-comment-dialog.module.css';
import type { ReportedContent } from './report-content-action.tsx';
import { sendContentReport } from './send-report.ts';

const reasonTexts: Readonly<Record<ContentReportReason, () => string>> = {
  figures: m['content.report.figures'],
  procedure: m['content.report.procedure'],
  subtitles: m['content.report.subtitles'],
  evidence: m['content.report.evidence'],
  playback: m['content.report.playback'],
};

/** Dialog for an error in a resource and its correction (rules/content-report#content-reports). */
export function Component({ resourceType, resourceId, onClose }: ReportedContent & { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState<ContentReportReason>('figures');
  const [correction, setCorrection] = useState('');
  const [source, setSource] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (report: RequestOf<'reportContent'>) => sendContentReport(report),
    onSuccess: onClose,
    onError: (failure, data) => {
      if (keepAction(failure, { name: 'reportContent', data })) onClose();
    },
  });
  const count = countCommentText(correction);
  const isSourceLong = countCommentText(source) > CORRECTION_SOURCE_MAX;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsCorrection(reason) && count === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    mutate({ resourceType, resourceId, reason, correction, source });
  };
  const choose = (chosen: ContentReportReason) => {
    setReason(chosen);
    setMissing(false);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} disabled={count > CORRECTION_MAX || isSourceLong} busy={isPending}>
        {m['common.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['content.report.error']()} width={520} actions={actions} onClose={onClose}>
      <form id={id} noValidate onSubmit={submit}>
        <div role="radiogroup" aria-label={m['content.report.error']()}>
          {listContentReportReasons(resourceType).map((each) => (
            <label key={each} className={styles.reason}>
              <input type="radio" name={`${id}-reason`} checked={each === reason} onChange={() => choose(each)} />
              {reasonTexts[each]()}
              {each === 'figures' && <small className={styles.hint}>{m['content.report.figuresHint']()}</small>}
            </label>
          ))}
        </div>
        <Field
          label={m['content.report.correction']()}
          aside={<span className={`${styles.count} num`}>{m['comment.length']({ count, max: CORRECTION_MAX })}</span>}
          error={(isMissing && m['content.report.correctionMissing']()) || count > CORRECTION_MAX}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={2}
              value={correction}
              onChange={(event) => {
                setCorrection(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        <Field label={m['content.report.source']()} error={isSourceLong}>
          {(control) => (
            <input
              {...control}
              placeholder={m['content.report.sourceHint']()}
              value={source}
              onChange={(event) => setSource(event.target.value)}
            />
          )}
        </Field>
        <p className={styles.after}>{m['content.report.after']()}</p>
        {error && <FieldError>{failureText(error, m['error.unknown']())}</FieldError>}
      </form>
    </Dialog>
  );
}
