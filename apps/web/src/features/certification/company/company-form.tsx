import { AttachmentType, maskAccount } from '@osteon/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { download } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { document as documentIcon } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { PictureConsent } from '../picture-consent.tsx';
import styles from './company-form.module.css';
import { createLetter } from './create-letter.ts';
import { PictureRow } from './picture-row.tsx';
import { useCompanyForm } from './use-company-form.ts';

const NAME_MAX = 100;
const PERSON_MAX = 60;
const CREDIT_CODE_MAX = 18;

/** The first field of an incomplete submission, which gets the focus. */
const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid] :is(button, [type="checkbox"]):enabled';

/** Licence, legal person and letter of a company in three sections (rules/certification-pages#company-page). */
export function CompanyForm({ certification }: { certification: Certification | null }) {
  const { draft, change, retained, missing, getError, leave, busy, failure, refusals, submit } =
    useCompanyForm(certification);
  const [consented, setConsented] = useState(false);
  const { name, mobile, email } = useGetCustomerInfoV2();
  const account = maskAccount(mobile || email);
  const contact = name || account;
  const lacksPicture = missing.licence !== null || missing.letter !== null;
  const form = useRef<HTMLFormElement>(null);
  // The form is longer than a screen, and its button is at the end.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus();
  }, [refusals]);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.consent} data-invalid={!consented && lacksPicture ? true : undefined}>
        <PictureConsent consented={consented} onConsent={() => setConsented(true)} />
      </div>
      <Section number={1} title={m['cert.company.licence']()} note={m['cert.company.licenceNote']()}>
        <PictureRow
          title={m['cert.company.licence']()}
          attType={AttachmentType.businessLicence}
          picture={draft.licence}
          retainedUrl={retained.licence}
          missing={missing.licence}
          disabled={!consented}
          onUploaded={(licence) => change({ licence })}
        />
        <div className={styles.pair}>
          <TextField
            label={m['cert.company.name']()}
            autoComplete="organization"
            maxLength={NAME_MAX}
            value={draft.company}
            error={getError('company')}
            onChange={({ currentTarget }) => change({ company: currentTarget.value })}
            onBlur={() => leave('company')}
          />
          <TextField
            label={m['cert.status.creditCode']()}
            className="num"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CREDIT_CODE_MAX}
            value={draft.licenceNo}
            error={getError('licenceNo')}
            onChange={({ currentTarget }) =>
              change({ licenceNo: currentTarget.value.replaceAll(/\s/g, '').toUpperCase() })
            }
            onBlur={() => leave('licenceNo')}
          />
        </div>
      </Section>
      <Section number={2} title={m['cert.status.legalPerson']()} note={m['cert.company.legalPersonNote']()}>
        <div className={styles.pair}>
          <TextField
            label={m['cert.form.nameLabel']()}
            maxLength={PERSON_MAX}
            value={draft.legalPerson}
            error={getError('legalPerson')}
            onChange={({ currentTarget }) => change({ legalPerson: currentTarget.value })}
            onBlur={() => leave('legalPerson')}
          />
        </div>
      </Section>
      <Section number={3} title={m['cert.company.letter']()} note={m['cert.company.letterNote']()}>
        <p className={styles.template}>
          <Icon of={documentIcon} size={20} />
          <span>{m['cert.company.template']()}</span>
          <Button kind="text" size="sm" onClick={() => saveLetter({ ...draft, contact: `${contact} ${account}` })}>
            <Icon of={download} size={16} />
            {m['cert.company.download']()}
          </Button>
        </p>
        <PictureRow
          title={m['cert.company.stamped']()}
          attType={AttachmentType.letter}
          picture={draft.letter}
          retainedUrl={retained.letter}
          missing={missing.letter}
          disabled={!consented}
          onUploaded={(letter) => change({ letter })}
        />
        <dl className={styles.contact}>
          <div>
            <dt>{m['cert.company.contact']()}</dt>
            <dd>{contact}</dd>
          </div>
          <div>
            <dt>{m['cert.company.contactAccount']()}</dt>
            <dd className="num">{account}</dd>
          </div>
        </dl>
        <p className={styles.hint}>{m['cert.company.contactNote']()}</p>
      </Section>
      {failure && <FieldError className={styles.failure}>{failure}</FieldError>}
      <div className={styles.foot}>
        <p>{m['cert.company.agree']()}</p>
        <Button size="lg" onClick={() => toast.success(m['cert.company.draftSaved']())}>
          {m['cert.company.saveDraft']()}
        </Button>
        <Button size="lg" type="submit" kind="primary" busy={busy}>
          {m['common.submit']()}
        </Button>
      </div>
    </form>
  );
}

interface SectionProps {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}

function Section({ number, title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header>
        <b className="num">{number}</b>
        <div>
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
      </header>
      <div>{children}</div>
    </section>
  );
}

function saveLetter(fields: Parameters<typeof createLetter>[0]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(createLetter(fields));
  link.download = `${m['cert.company.template']()}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}
