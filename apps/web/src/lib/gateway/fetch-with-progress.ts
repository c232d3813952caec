interface Upload {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly timeoutMs: number;
  /** Gets the share of the body that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * As `fetch`, with the progress of an upload, which `fetch` does not report.
 * @throws {TypeError} without a response, as `fetch` does
 * @throws {DOMException} `TimeoutError`, as `AbortSignal.timeout` does
 */
export function fetchWithProgress(url: string, { method, headers, body, timeoutMs, onProgress }: Upload) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(1, total)));
    request.addEventListener('load', () => {
      const requestId = request.getResponseHeader('x-request-id');
      const { status, response } = request;
      resolve(new Response(response, { status, headers: requestId === null ? {} : { 'x-request-id': requestId } }));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('timeout', () => reject(new DOMException('No answer in time', 'TimeoutError')));
    // A body of this portal is text, a form or a file; streams are for `fetch` alone.
    request.send(body instanceof ReadableStream ? null : (body ?? null));
  });
}
