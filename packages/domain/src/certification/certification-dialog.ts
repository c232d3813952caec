/**
 * Step of the certification dialog; `qr` is the end of the way of a doctor in China (rules/certification-pages#dialog).
 */
export type CertificationStep = 'country' | 'qr' | 'basicInfo' | 'upload' | 'closed';

/**
 * `next` is sent once the basic information is complete and stored, `submitted` once the picture is; `close` is the
 * customer's, at any time.
 */
export type CertificationStepEvent = 'chooseChina' | 'chooseOther' | 'back' | 'next' | 'submitted' | 'close';

/** Legal transitions: back moves one step, and from the basic information to the choice of the country. */
const TRANSITIONS: Readonly<
  Record<CertificationStep, Readonly<Partial<Record<CertificationStepEvent, CertificationStep>>>>
> = {
  country: { chooseChina: 'qr', chooseOther: 'basicInfo', close: 'closed' },
  qr: { back: 'country', close: 'closed' },
  basicInfo: { back: 'country', next: 'upload', close: 'closed' },
  upload: { back: 'basicInfo', submitted: 'closed', close: 'closed' },
  closed: {},
};

/** The step after `event`, or null if the pair is illegal. */
export function getNextCertificationStep(
  step: CertificationStep,
  event: CertificationStepEvent,
): CertificationStep | null {
  return TRANSITIONS[step][event] ?? null;
}
