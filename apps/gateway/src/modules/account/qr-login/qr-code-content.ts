import type { AppContext } from '../../../platform/app-context.ts';

/** Creates the text that a scene's QR code encodes: the phone page, or a code of WeChat; rules/login#qr-login. */
export interface QrCodeContent {
  /** The text is valid as long as the scene. */
  create(scene: string): Promise<string>;
}

/** Text that opens the portal's own phone page. */
export function createPhonePageContent({ publicUrl }: Pick<AppContext['config'], 'publicUrl'>): QrCodeContent {
  return { create: async (scene) => `${publicUrl}/edu/m/login?scene=${scene}` };
}
