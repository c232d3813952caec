import { AttachmentType, RoleId } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { submitAuthActionInfo, submitAuthActionPictures } from '../api/submit-auth-action.ts';
import { clearCompanyDraft, useCompanyDraft } from './company-draft.ts';
import { validateCompany } from './validate-company.ts';

type Field = keyof ReturnType<typeof validateCompany>;

/** The form of a company: its draft, its errors, and its submission (rules/certification-pages#company-page). */
export function useCompanyForm(certification: Certification | null) {
  const client = useQueryClient();
  const earlier = certification?.kind === 'company' ? certification : null;
  const [draft, change] = useCompanyDraft(useCustomerId(), {
    company: earlier?.hospital ?? '',
    licenceNo: earlier?.licenceNo ?? '',
    legalPerson: earlier?.name ?? '',
  });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const retained = { licence: getRetainedUrl(earlier, 'businessLicence'), letter: getRetainedUrl(earlier, 'letter') };
  const problems = validateCompany(draft);
  const missing = {
    licence: draft.licence === null && retained.licence === null ? m['cert.company.licenceRequired']() : null,
    letter: draft.letter === null && retained.letter === null ? m['cert.company.letterRequired']() : null,
  };
  const complete = [...Object.values(problems), ...Object.values(missing)].every((problem) => problem === null);

  const submission = useMutation({
    mutationFn: async () => {
      await submitAuthActionInfo({
        role: RoleId.companyCertified,
        level: 1,
        country: 'CN',
        company: draft.company.trim(),
        fullName: draft.legalPerson.trim(),
        licenceNo: draft.licenceNo,
      });
      await submitAuthActionPictures([
        ...(draft.licence ? [{ attPath: draft.licence.attPath, attType: AttachmentType.businessLicence }] : []),
        ...(draft.letter ? [{ attPath: draft.letter.attPath, attType: AttachmentType.letter }] : []),
      ]);
    },
    onSuccess: () => {
      clearCompanyDraft();
      toast.success(m['cert.submitSuccess']());
      return client.invalidateQueries({ queryKey: gatewayKey('getCustomerAuthInfo') });
    },
  });

  return {
    draft,
    change,
    retained,
    busy: submission.isPending,
    failure: submission.error && failureText(submission.error, m['cert.submitFailed']()),
    /** The number of submissions that were incomplete. */
    refusals,
    missing: submitted ? missing : { licence: null, letter: null },
    getError: (field: Field) => (submitted || touched.has(field) ? problems[field] : null),
    leave: (field: Field) => setTouched((before) => new Set([...before, field])),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setSubmitted(true);
      if (!complete) setRefusals(refusals + 1);
      if (submission.isPending) return;
      if (complete) submission.mutate();
      else submission.reset();
    },
  };
}

/** The picture of a refused certification that was not the reason; null if it has to be submitted again. */
function getRetainedUrl(certification: Certification | null, item: 'businessLicence' | 'letter'): string | null {
  if (certification?.state !== 'refused') return null;
  const picture = certification.items.find((known) => known.item === item);
  return picture && picture.state !== 'refused' ? picture.picUrl : null;
}
