import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';

const UPLOADS = '/gateway/transfer-service/uploads';

/** What the program of the phone page sends of an upload (tus). */
export interface PhoneUploads {
  /** Announces a file; its address is in the header `location`. */
  begin(
    bytes: number,
    name?: string,
    headers?: Record<string, string>,
    payload?: Buffer,
  ): Promise<LightMyRequestResponse>;
  /** Sends what follows on the first `offset` bytes. */
  goOn(location: string, offset: number, payload: Buffer): Promise<LightMyRequestResponse>;
  /** Asks how much has come. */
  state(location: string): Promise<LightMyRequestResponse>;
  /** Takes away what has come. */
  remove(location: string): Promise<LightMyRequestResponse>;
}

/** The uploads of a phone, as whoever is logged in on it. */
export function phoneUploads(phone: Browser): PhoneUploads {
  const own = () => ({ 'tus-resumable': '1.0.0', phonetoken: phone.cookies.get('phoneToken') ?? '' });
  return {
    begin(bytes, name = '术前正位.jpg', headers = {}, payload) {
      const metadata = `filename ${Buffer.from(name).toString('base64')}`;
      const announced = { ...own(), 'upload-length': String(bytes), 'upload-metadata': metadata };
      return phone.send({ method: 'POST', url: UPLOADS, headers: { ...announced, ...headers }, payload });
    },
    goOn(location, offset, payload) {
      const placed = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      return phone.send({ method: 'PATCH', url: location, headers: { ...own(), ...placed }, payload });
    },
    state: (location) => phone.send({ method: 'HEAD', url: location, headers: own() }),
    remove: (location) => phone.send({ method: 'DELETE', url: location, headers: own() }),
  };
}
