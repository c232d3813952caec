/** The page by which a phone certifies (rules/certification-pages#phone-pages). */
export const CERTIFY_PATH = '/m/certify';

/** Its steps below that path, by their names in the analytics: role, basic information, kind of certificate, upload. */
export const CERTIFY_STEPS = [
  'choiceAllinAuthRole',
  'allinBasicAuthInfo',
  'roleChoiceAuthCert',
  'uploadAuthCert',
] as const;
export type CertifyStep = (typeof CERTIFY_STEPS)[number];

/** Path of a step. */
export const buildCertifyPath = <Step extends CertifyStep>(step: Step) => `${CERTIFY_PATH}/${step}` as const;
