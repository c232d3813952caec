import { type AttachmentType, PICTURE_CONSENT } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { resizeImage } from '../../../lib/resize-image.ts';

/** Bytes that become text at a time. */
const PART = 32_768;

/**
 * Uploads a picture of a certification after the consent to its sending, and returns its path
 * (rules/certification-pictures#pictures). `onProgress` gets the share that has been sent, 0 to 1.
 */
export async function uploadAuthEnclosure(
  file: File,
  attType: AttachmentType,
  onProgress: (share: number) => void,
): Promise<string> {
  // A picture that the browser cannot decode is checked by the gateway, whose response names the problem.
  const dataUrl = await resizeImage(file).catch(() => readAsDataUrl(file));
  const [head = '', fileContent = ''] = dataUrl.split(',');
  const extName = /^data:image\/([\w.+-]{1,16})/.exec(head)?.[1] ?? 'bin';
  const picture = { extName, fileContent, attType, consent: PICTURE_CONSENT } as const;
  return (await callGateway('uploadAuthEnclosure', picture, { onProgress })).attPath;
}

async function readAsDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts, as a call has a maximum number of arguments.
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return `data:${file.type};base64,${btoa(text)}`;
}
