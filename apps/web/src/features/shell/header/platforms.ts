import { ROUTE_FRAMES } from '@osteon/domain';
import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';

/** Doctor education: this portal. */
export const thisPlatform = { label: m['shell.platform.education'], to: ROUTE_FRAMES.home.path };

/** The platforms that open in a new tab (seed 000 §1), as far as the operator has them. */
export const otherPlatforms = [
  { label: m['shell.platform.patient'], href: site.patientPlatformUrl },
  { label: m['shell.platform.research'], href: site.researchPlatformUrl },
].filter(({ href }) => href !== '');
