import type { Locale } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../texts/index.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';

interface PictureConsentProps {
  consented: boolean;
  onConsent: () => void;
  /** Language of the form; else that of the interface. */
  locale?: Locale;
}

/**
 * Requests the consent of `PICTURE_CONSENT` before a picture is photographed or chosen: another text of it is another
 * version (rules/certification-pictures#consent).
 */
export function PictureConsent({ consented, onConsent, locale }: PictureConsentProps) {
  // A given consent holds for the pictures of this visit.
  const [given] = useState(consented);
  return (
    !given && (
      <Checkbox checked={consented} disabled={consented} data-autofocus onChange={onConsent}>
        {m['certify.document.consent']({}, locale && { locale })}
      </Checkbox>
    )
  );
}
