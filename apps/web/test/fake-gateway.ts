import { type Call, type CallName, calls, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import { vi } from 'vitest';
import { storedCustomerId } from '../src/lib/gateway/identity.ts';
import { stubXMLHttpRequest } from './fake-request.ts';

/** A call that the fake gateway was sent. */
interface SentCall {
  readonly name: CallName;
  readonly payload: unknown;
  readonly headers: Headers;
  /** True if it outlives its page. */
  readonly keepalive: boolean;
}

type Responder = (payload: unknown) => Response | Promise<Response>;

/** A proof-of-work challenge whose first guess is right. */
const solvedChallenge: ResponseOf<'getProofChallenge'> = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    expiresAt: 4_102_444_800,
    keyLength: 32,
    keyPrefix: '6e8914b8bf229519a7395ffe9051b9ba',
    keySignature: '1a3f87b74595601179c31ff1b32a019ab28dc79d8b4df333656a308e2d8b8233',
    nonce: 'a7e05a588ce88b0ab11bf50fd622ed2a',
    salt: 'd825fc4d5b8d77a317bd84cb4474c9ad',
  },
  signature: '430bfcac8362681b0c6567bd62646d4841c07664e6425c327ab01af6a65b1b82',
};

const nameByPath = new Map(Object.entries(calls).map(([name, entry]) => [getPath(entry), name as CallName]));

/**
 * Answers the portal's calls instead of the network, so that a component runs with everything down to `fetch`. A call
 * without an answer fails as without a network, and is listed in `unanswered`.
 */
export class FakeGateway {
  /** Every call so far, the newest last. */
  readonly sent: SentCall[] = [];
  /** Calls without a configured answer. */
  readonly unanswered: CallName[] = [];
  readonly #responders = new Map<CallName, Responder>();

  constructor() {
    this.answer('getProofChallenge', solvedChallenge);
  }

  /** Replaces `fetch` and `XMLHttpRequest` until the end of the test; requests to other paths still pass. */
  install(): void {
    const passOn = globalThis.fetch.bind(globalThis);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const name = nameByPath.get(new URL(request.url).pathname);
      return name === undefined ? passOn(request) : this.#respond(name, request);
    });
    stubXMLHttpRequest((request) => {
      const name = nameByPath.get(new URL(request.url).pathname);
      return name === undefined ? null : this.#respond(name, request);
    });
  }

  /** Answers a call from now on; the answer is checked against the contract. */
  answer<Name extends CallName>(
    name: Name,
    data: ResponseOf<Name> | ((payload: RequestOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>),
  ): void {
    this.#responders.set(name, async (payload) => {
      const answer = typeof data === 'function' ? await data(payload as RequestOf<Name>) : data;
      return Response.json(envelope(name, 0, '', calls[name].response.parse(answer)));
    });
  }

  /** Refuses a call from now on, with a code of the error catalogue. */
  refuse(name: CallName, code: number, message = '', data: unknown = null): void {
    this.#responders.set(name, () => Response.json(envelope(name, code, message, data)));
  }

  /** Fails a call from now on with an HTTP status and no envelope. */
  fail(name: CallName, status: number): void {
    this.#responders.set(name, () => new Response('failed', { status }));
  }

  /** Fails a call from now on, as without a network. */
  disconnect(name: CallName): void {
    this.#responders.set(name, () => Response.error());
  }

  /** The number of times that a call was sent. */
  count(name: CallName): number {
    return this.sent.filter((call) => call.name === name).length;
  }

  /** The newest payload of a call; undefined where it was never sent. */
  lastPayload(name: CallName): unknown {
    return this.sent.findLast((call) => call.name === name)?.payload;
  }

  async #respond(name: CallName, request: Request): Promise<Response> {
    const payload = await getPayload(calls[name], request);
    this.sent.push({ name, payload, headers: request.headers, keepalive: request.keepalive });
    const responder = this.#responders.get(name);
    if (!responder) this.unanswered.push(name);
    const response = await responder?.(payload);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }
}

/** The payload without the customer that the client adds to it (rules/gateway#payload-keys). */
async function getPayload(call: Call, request: Request): Promise<unknown> {
  const payload = await readPayload(call, request);
  if (typeof payload !== 'object' || payload === null || !('customerId' in payload)) return payload;
  const { customerId, ...rest } = payload;
  return customerId === storedCustomerId() ? rest : payload;
}

async function readPayload({ mode }: Call, request: Request): Promise<unknown> {
  const query = new URL(request.url).searchParams;
  if (mode === 'get') return Object.fromEntries(query);
  if (mode === 'getJson') return JSON.parse(query.get('queryJson') ?? '{}');
  if (mode === 'form') return Object.fromEntries(new URLSearchParams(await request.text()));
  return request.json();
}

function envelope(name: CallName, code: number, message: string, data: unknown): object {
  const entry: Call = calls[name];
  if (entry.envelope === 'data') return { code, message, data };
  if (entry.envelope === 'responseObject') return { code, message, responseObject: data };
  return { responseStatus: code === 0, responseCode: code, responseMessage: message, responseData: data };
}
