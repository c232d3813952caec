import type { LightMyRequestResponse } from 'fastify';
import { randomId } from '../../src/platform/crypto/random-id.ts';
import type { TestApp } from '../app.ts';
import type { Browser } from '../browser.ts';

const UPLOADS = '/gateway/transfer-service/uploads';
const encode = (text: string) => Buffer.from(text).toString('base64');

/** Announces a series by the protocol of uploads. */
export function announceSeries(
  browser: Browser,
  bytes: number,
  cookie: 'apiToken' | 'phoneToken' = 'apiToken',
): Promise<LightMyRequestResponse> {
  const headers = {
    'tus-resumable': '1.0.0',
    [cookie]: browser.cookies.get(cookie) ?? '',
    'upload-length': String(bytes),
    'upload-metadata': `filename ${encode('张三.zip')},purpose ${encode('case')}`,
  };
  return browser.send({ method: 'POST', url: UPLOADS, headers });
}

/** Sends a whole series; returns the id of its upload. */
export async function uploadSeries(browser: Browser, payload: Buffer): Promise<string> {
  const { headers } = await announceSeries(browser, payload.length);
  const url = String(headers['location']);
  const own = { 'tus-resumable': '1.0.0', apiToken: browser.cookies.get('apiToken') ?? '' };
  const placed = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const reply = await browser.send({ method: 'PATCH', url, headers: { ...own, ...placed }, payload });
  if (reply.statusCode !== 204) throw new Error(reply.body);
  return url.split('/').at(-1) ?? '';
}

/** Adds an empty draft of the account of a mobile number; returns its id. */
export async function addDraft({ deps: { sql } }: Pick<TestApp, 'deps'>, mobile: string): Promise<string> {
  const id = randomId();
  await sql`
    insert into case_draft (id, account_id, client_id, state, version, title, fields, browser, note, reason, remarks,
      created_at, saved_at, state_changed_at)
    select ${id}, id, ${id}, 'draft', 1, '', '{}', '', '', '', '[]', now(), now(), now()
    from account where mobile = ${mobile}`;
  return id;
}
