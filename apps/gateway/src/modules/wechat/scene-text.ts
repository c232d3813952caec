import type { QrCodePage } from '../account/qr-login/qr-code-content.ts';

/** A scene with the phone page that it opens. */
export interface ScannedScene {
  readonly page: QrCodePage;
  readonly scene: string;
}

/** Prefix of the scenes of the certification; those of logins have none. */
const CERTIFY_PREFIX = 'certify.';

/** Encodes the scene of a page as the text that WeChat stores. */
export function encodeScene(page: QrCodePage, scene: string): string {
  return page === 'certify' ? CERTIFY_PREFIX + scene : scene;
}

/** Decodes the page and the scene of the text that WeChat stored. */
export function decodeScene(text: string): ScannedScene {
  if (!text.startsWith(CERTIFY_PREFIX)) return { page: 'login', scene: text };
  return { page: 'certify', scene: text.slice(CERTIFY_PREFIX.length) };
}
