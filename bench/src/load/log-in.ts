const PASSWORD = 'Osteon2026!';

/** Logs a sample account in as the portal does; returns the headers of the calls that its pages then make. */
export async function logIn(url: string, mobile: string): Promise<Record<string, string>> {
  const type = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/gateway/account-service/accountPasswdLogin`, {
    method: 'POST',
    headers: type,
    body: JSON.stringify({ mobile, passwd: PASSWORD }),
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((pair) => pair.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  return { ...type, cookie: cookies.join('; '), apiToken };
}
