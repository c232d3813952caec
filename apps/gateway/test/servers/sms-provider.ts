import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a provider received. */
interface Got {
  readonly headers: IncomingMessage['headers'];
  readonly query: URLSearchParams;
  readonly body: string;
}

/** A provider of SMS on this machine, whose responses the test sets. */
export interface SmsProvider {
  readonly endpoint: string;
  readonly got: Got[];
  /** The JSON of the next answers; undefined: it does not answer. */
  answer: unknown;
  close(): Promise<void>;
}

/** Starts a provider on a free port. */
export async function startSmsProvider(answer: unknown): Promise<SmsProvider> {
  const server = createServer((request, response) => {
    const { searchParams: query } = new URL(request.url ?? '', 'http://provider');
    void text(request).then((body) => {
      provider.got.push({ headers: request.headers, query, body });
      if (provider.answer !== undefined) response.end(JSON.stringify(provider.answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: SmsProvider = {
    endpoint: `http://127.0.0.1:${port}`,
    got: [],
    answer,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}
