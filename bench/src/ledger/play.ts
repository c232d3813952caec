/** The origin and the account of calls. */
export interface Doctor {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a call of videos; throws where it is refused. */
async function call(doctor: Doctor, name: string, payload: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify(payload);
  const reply = await fetch(`${doctor.url}/gateway/video-service/${name}`, {
    method: 'POST',
    headers: { ...doctor.headers },
    body,
  });
  const answer = (await reply.json()) as { code: number; data: Record<string, unknown> };
  if (answer.code !== 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Opens a play session; returns its nonce. */
export async function openSession(doctor: Doctor, id: string): Promise<string> {
  return String((await call(doctor, 'openWatchSession', { id }))['nonce']);
}

/** Reports a range; returns the seconds of the video that were seen so far. */
export async function reportRange(
  doctor: Doctor,
  nonce: string,
  range: { readonly from: number; readonly to: number },
): Promise<number> {
  return Number((await call(doctor, 'reportWatch', { nonce, ...range, speed: 1 }))['watchedSeconds']);
}
