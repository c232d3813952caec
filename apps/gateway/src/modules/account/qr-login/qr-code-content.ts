import type { AppContext } from '../../../platform/app-context.ts';

/** Creates the text that a scene's QR code encodes: the phone page, or a code of WeChat; rules/login#qr-login. */
export interface QrCodeContent {
  /** The text is valid as long as the scene. */
  create(scene: string): Promise<string>;
}

/** The phone pages that a code opens: the confirmation of a login, and the certification. */
export type QrCodePage = 'login' | 'certify';

/** URL of a phone page with its scene. */
export function buildPhonePageUrl(publicUrl: string, page: QrCodePage, scene: string): string {
  return `${publicUrl}/edu/m/${page}?scene=${scene}`;
}

/** Creates the text that opens the portal's own phone page. */
export function createPhonePageContent(
  { publicUrl }: Pick<AppContext['config'], 'publicUrl'>,
  page: QrCodePage,
): QrCodeContent {
  return { create: async (scene) => buildPhonePageUrl(publicUrl, page, scene) };
}
