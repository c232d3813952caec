import { DEFAULT_CHANNEL } from '@osteon/domain';

/**
 * Values that an operator configures and the pages show; the gateway writes them into the page
 * (rules/portal-settings#operator-values). Those ending in En are for pages in English, and empty if there is none.
 */
export interface Site {
  readonly company: string;
  readonly companyEn: string;
  readonly email: string;
  readonly address: string;
  readonly addressEn: string;
  readonly filingNumber: string;
  readonly licenceNumber: string;
  readonly year: number;
  readonly appName: string;
  readonly appNameEn: string;
  readonly officialAccountName: string;
  readonly officialAccountNameEn: string;
  /** Addresses of the two other platforms (rules/shell#platforms). */
  readonly patientPlatformUrl: string;
  readonly researchPlatformUrl: string;
  /** Targets of the footer's two QR codes. */
  readonly appUrl: string;
  readonly officialAccountUrl: string;
  /** The channel of a visit without one (rules/navigation#channel). */
  readonly defaultChannel: string;
  /** True if the library is the sample one, which the footer shows. */
  readonly sample: boolean;
}

// A page without the values shows no made-up company: empty ones are left out.
const unknown: Site = {
  company: '骨元',
  companyEn: 'Osteon',
  email: '',
  address: '',
  addressEn: '',
  filingNumber: '',
  licenceNumber: '',
  year: new Date().getFullYear(),
  appName: '骨元 App',
  appNameEn: '',
  officialAccountName: '骨元医生 公众号',
  officialAccountNameEn: '',
  patientPlatformUrl: '',
  researchPlatformUrl: '',
  appUrl: '',
  officialAccountUrl: '',
  defaultChannel: DEFAULT_CHANNEL,
  sample: false,
};

/** Parses the site's JSON; a missing or mistyped value has its default. */
function readSite(json: string): Site {
  const given: Readonly<Record<string, unknown>> = JSON.parse(json);
  const values = Object.entries(unknown).map(([key, value]) => [
    key,
    typeof given[key] === typeof value ? given[key] : value,
  ]);
  // Every value has the type of its default.
  return Object.fromEntries(values) as Site;
}

/** The values of this page. */
export const site: Site = readSite(document.getElementById('site')?.textContent ?? '{}');
