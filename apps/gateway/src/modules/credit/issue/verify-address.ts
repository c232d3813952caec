import { type ByCreditClass, formatCredit } from '@osteon/domain';

/** URL of the page that verifies a transcript, with the printed values as parameters (rules/credit#verification). */
export function buildVerifyAddress(
  publicUrl: string,
  {
    serial,
    credits,
    signature,
  }: { readonly serial: string; readonly credits: ByCreditClass; readonly signature: Buffer },
): string {
  const query = new URLSearchParams({
    no: serial,
    i: formatCredit(credits.I),
    ii: formatCredit(credits.II),
    sig: signature.toString('base64url'),
  });
  return `${publicUrl}/edu/m/transcript?${query}`;
}
