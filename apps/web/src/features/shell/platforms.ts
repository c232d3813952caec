import { ROUTE_FRAMES } from '@osteon/domain';
import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';

/** This portal: doctor education. */
export const thisPlatform = { label: m['shell.platform.education'], to: ROUTE_FRAMES.home.path };

/** The configured platforms that open in a new tab (rules/shell#platforms). */
export const otherPlatforms = [
  { label: m['shell.platform.patient'], href: site.patientPlatformUrl },
  { label: m['shell.platform.research'], href: site.researchPlatformUrl },
].filter(({ href }) => href !== '');
