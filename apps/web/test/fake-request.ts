import { vi } from 'vitest';

/** Answers a request; null for one that goes to the network. @throws {TypeError} where it fails as without a network */
type Respond = (request: Request) => Promise<Response> | null;

/**
 * Replaces `XMLHttpRequest` until the end of the test; of an upload, half is reported as sent before it is answered.
 */
export function stubXMLHttpRequest(respond: Respond): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      readonly #headers = new Headers();
      #method = '';
      #url = '';
      #answer: { readonly status: number; readonly body: Blob } | null = null;

      override get status(): number {
        return this.#answer?.status ?? super.status;
      }

      override get response(): unknown {
        return this.#answer?.body ?? super.response;
      }

      override open(method: string, url: string | URL): void {
        [this.#method, this.#url] = [method, String(url)];
        super.open(method, url);
      }

      override setRequestHeader(name: string, value: string): void {
        this.#headers.set(name, value);
        super.setRequestHeader(name, value);
      }

      override send(body?: XMLHttpRequestBodyInit | null): void {
        const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body: body ?? null });
        const answer = respond(request);
        if (answer === null) super.send(body);
        else void this.#receive(answer);
      }

      async #receive(answer: Promise<Response>): Promise<void> {
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 50, total: 100 }));
        try {
          const response = await answer;
          this.#answer = { status: response.status, body: await response.blob() };
          this.dispatchEvent(new ProgressEvent('load'));
        } catch {
          this.dispatchEvent(new ProgressEvent('error'));
        }
      }
    },
  );
}
