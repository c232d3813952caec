import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { fillDoctors, getAccountMobile } from '../engagement/doctors.ts';
import { logIn } from '../load/log-in.ts';

/** Accounts that write in turn: each is refused a second message within a second, so delays must not bring two together. */
const WRITERS = 400;

/** Messages a second. */
const RATE = 50;

/** Texts of the lengths that viewers write. */
const TEXTS = [
  '讲得很清楚，谢谢老师',
  '请问这一步透视需要几次？',
  '术后第几天开始负重？我们中心一般是第三天，但骨质疏松的患者会再晚一些，想听听老师的经验',
  '收到',
  '神经根减压充分的标准是什么？',
];

/** The writers of messages. */
export interface Writers {
  /** Sends messages for so many seconds to the gateways in turn; waits for all answers. Throws where one is refused. */
  write(urls: readonly string[], seconds: number): Promise<number>;
}

/** Logs the writers in at a gateway. `sentAt` receives the time at which each message is sent, in ms, by hash. */
export async function logInWriters(
  { url, sql, eventId }: { readonly url: string; readonly sql: Sql; readonly eventId: string },
  sentAt: Map<string, number>,
): Promise<Writers> {
  await fillDoctors(sql, WRITERS);
  const headers: Readonly<Record<string, string>>[] = [];
  for (let index = 0; index < WRITERS; index++) headers.push(await logIn(url, getAccountMobile(index)));

  async function send(gateway: string, turn: number): Promise<void> {
    const hash = randomUUID();
    const body = JSON.stringify({ activityId: eventId, msg: `${TEXTS[turn % TEXTS.length]} ${turn}`, hash });
    sentAt.set(hash, performance.now());
    const reply = await fetch(`${gateway}/gateway/live-service/sendLiveMessage`, {
      method: 'POST',
      headers: { ...headers[turn % WRITERS] },
      body,
    });
    const answer = (await reply.json()) as { code?: number };
    if (answer.code !== 0) throw new Error(`a message is refused: ${JSON.stringify(answer)}`);
  }

  let turn = 0;
  return {
    async write(urls, seconds) {
      const startedAt = performance.now();
      const answers: Promise<void>[] = [];
      for (let index = 0; index < seconds * RATE; index++) {
        const pause = startedAt + (index * 1000) / RATE - performance.now();
        if (pause > 0) await wait(pause);
        answers.push(send(urls[index % urls.length] ?? '', turn++));
      }
      await Promise.all(answers);
      return answers.length;
    },
  };
}
