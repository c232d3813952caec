import type { ResponseOf } from '@osteon/contract';
import { CERTIFICATION_QR_CLASSIFY } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The text of a QR code, and its expiry time. */
export type CertificationQrCode = ResponseOf<'generateMiniQrCode'>;

/** A new QR code for the caller's phone, with a separate nonce (rules/certification-pages#qr-code). */
export const generateMiniQrCode = (level: 1 | 2): Promise<CertificationQrCode> =>
  callGateway('generateMiniQrCode', {
    classify: CERTIFICATION_QR_CLASSIFY,
    page: 'm/certify',
    tempState: createNonce(),
    sceneData: JSON.stringify({ level }),
    generateType: 2,
  });

/** 128 random bits in 22 characters: a longer text makes the modules of the code too small beside its mark. */
function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
