import { AttachmentType, RoleId } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { submitAuthActionInfo, submitAuthActionPictures } from '../api/submit-auth-action.ts';
import { type CompanyDraft, clearCompanyDraft, useCompanyDraft } from './company-draft.ts';
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
  const [failure, setFailure] = useState<string | null>(null);
  const retained = { licence: getRetainedUrl(earlier, 'businessLicence'), letter: getRetainedUrl(earlier, 'letter') };
  const problems = validateCompany(draft);
  const missing = {
    licence: draft.licence === null && retained.licence === null ? m['cert.company.licenceRequired']() : null,
    letter: draft.letter === null && retained.letter === null ? m['cert.company.letterRequired']() : null,
  };
  const complete = [...Object.values(problems), ...Object.values(missing)].every((problem) => problem === null);

  const { mutate: send, isPending: busy } = useMutation({
    mutationFn: () => submitCompany(draft),
    onSuccess: () => {
      clearCompanyDraft();
      toast.success(m['cert.submitSuccess']());
      return client.invalidateQueries({ queryKey: gatewayKey('getCustomerAuthInfo') });
    },
    onError: (error) => setFailure((error instanceof GatewayError && error.text) || m['cert.submitFailed']()),
  });

  return {
    draft,
    change,
    retained,
    busy,
    failure,
    /** The number of submissions that were incomplete. */
    refusals,
    missing: submitted ? missing : { licence: null, letter: null },
    getError: (field: Field) => (submitted || touched.has(field) ? problems[field] : null),
    leave: (field: Field) => setTouched((before) => new Set([...before, field])),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setSubmitted(true);
      setFailure(null);
      if (!complete) setRefusals(refusals + 1);
      if (complete && !busy) send();
    },
  };
}

/** Stores the basic information, then submits the pictures that were chosen (rules/certification#submit). */
async function submitCompany({ company, legalPerson, licenceNo, licence, letter }: CompanyDraft): Promise<void> {
  await submitAuthActionInfo({
    role: RoleId.companyCertified,
    level: 1,
    country: 'CN',
    company: company.trim(),
    fullName: legalPerson.trim(),
    licenceNo,
  });
  await submitAuthActionPictures([
    ...(licence ? [{ attPath: licence.attPath, attType: AttachmentType.businessLicence }] : []),
    ...(letter ? [{ attPath: letter.attPath, attType: AttachmentType.letter }] : []),
  ]);
}

/** The picture of a refused certification that was not the reason; null if it has to be submitted again. */
function getRetainedUrl(certification: Certification | null, item: 'businessLicence' | 'letter'): string | null {
  if (certification?.state !== 'refused') return null;
  const picture = certification.items.find((known) => known.item === item);
  return picture && picture.state !== 'refused' ? picture.picUrl : null;
}
