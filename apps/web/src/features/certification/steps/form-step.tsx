import { type FormEvent, type ReactNode, useId } from 'react';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { CertificationDraft } from '../certification-draft.ts';
import styles from './form-step.module.css';

/** Props that the two steps of the form share. */
export interface FormStepProps {
  draft: CertificationDraft;
  setDraft: (change: Partial<CertificationDraft>) => void;
  level: 1 | 2;
  onBack: () => void;
  onClose: () => void;
}

interface FormStepFrameProps extends Omit<FormStepProps, 'level'> {
  /** Its number, of three. */
  step: 2 | 3;
  title: string;
  submitText: string;
  /** It cannot be submitted yet. */
  disabled?: boolean;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The frame of steps 2 and 3, in the language that is chosen in them (rules/certification-pages#dialog). */
export function FormStep(props: FormStepFrameProps) {
  const { step, title, submitText, disabled = false, busy, onSubmit, children } = props;
  const { draft, setDraft, onBack, onClose } = props;
  const { locale } = draft;
  const id = useId();
  const onPhone = useBreakpoint() === 'phone';
  const other = locale === 'en' ? 'zh' : 'en';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !busy) onSubmit();
  };
  const language = (
    <Button
      kind="text"
      className={styles.language}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => setDraft({ locale: other })}
    >
      {m['cert.otherLanguage']({}, { locale })}
    </Button>
  );
  const actions = (
    <>
      {!onPhone && language}
      <Button onClick={onBack} disabled={busy}>
        {m['common.back']({}, { locale })}
      </Button>
      <Button type="submit" kind="primary" form={id} disabled={disabled} busy={busy}>
        {submitText}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      kicker={m['cert.step']({ step }, { locale })}
      lang={locale === 'en' ? 'en' : 'zh-CN'}
      width={520}
      phone="page"
      actions={actions}
      onClose={onClose}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        {children}
        {/* The end of the sheet has room for the two buttons alone. */}
        {onPhone && language}
      </form>
    </Dialog>
  );
}
