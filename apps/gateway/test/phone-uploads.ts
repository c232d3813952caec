import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';

const UPLOADS = '/gateway/transfer-service/uploads';

/** The tus requests that the phone page sends. */
export interface PhoneUploads {
  /** Creates an upload; its URL is in the header `location`. */
  start(
    bytes: number,
    name?: string,
    headers?: Record<string, string>,
    payload?: Buffer,
  ): Promise<LightMyRequestResponse>;
  /** Sends the bytes from `offset` on. */
  resume(location: string, offset: number, payload: Buffer): Promise<LightMyRequestResponse>;
  /** Requests the received offset. */
  state(location: string): Promise<LightMyRequestResponse>;
  /** Deletes the upload. */
  remove(location: string): Promise<LightMyRequestResponse>;
}

/** The uploads of a phone with its session. */
export function phoneUploads(phone: Browser): PhoneUploads {
  const own = () => ({ 'tus-resumable': '1.0.0', phonetoken: phone.cookies.get('phoneToken') ?? '' });
  return {
    start(bytes, name = '术前正位.jpg', headers = {}, payload) {
      const metadata = `filename ${Buffer.from(name).toString('base64')}`;
      const announced = { ...own(), 'upload-length': String(bytes), 'upload-metadata': metadata };
      return phone.send({ method: 'POST', url: UPLOADS, headers: { ...announced, ...headers }, payload });
    },
    resume(location, offset, payload) {
      const placed = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      return phone.send({ method: 'PATCH', url: location, headers: { ...own(), ...placed }, payload });
    },
    state: (location) => phone.send({ method: 'HEAD', url: location, headers: own() }),
    remove: (location) => phone.send({ method: 'DELETE', url: location, headers: own() }),
  };
}
