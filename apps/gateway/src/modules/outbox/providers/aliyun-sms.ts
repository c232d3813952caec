import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Providers } from '../../../platform/config/provider-settings.ts';
import type { MessageSender } from '../message-sender.ts';
import { formatAliyunQuery, signAliyun } from './aliyun-signature.ts';
import { callProvider } from './call-provider.ts';
import { DeliveryError } from './delivery-error.ts';
import { buildSmsContent } from './sms-content.ts';

const answer = z.object({ Code: z.string(), RequestId: z.string().optional() });

/** SMS by Aliyun: SendSms of the API Dysmsapi 2017-05-25. */
export function createAliyunSms(settings: NonNullable<Providers['aliyun']>, clock: Clock): MessageSender {
  const key = { id: settings.keyId, secret: settings.keySecret };
  return {
    async send(message) {
      const { kind, values } = buildSmsContent(message);
      const template = settings.templates[kind];
      if (template === undefined)
        throw new DeliveryError(`Aliyun has no template for ${kind}`, { unsent: true, permanent: true });
      const query = {
        PhoneNumbers: message.account,
        SignName: settings.sign,
        TemplateCode: template,
        TemplateParam: JSON.stringify(Object.fromEntries(values)),
      };
      const url = new URL(`/?${formatAliyunQuery(query)}`, settings.endpoint);
      const date = `${new Date(clock.now()).toISOString().slice(0, 19)}Z`;
      const request = { host: url.host, action: 'SendSms', version: '2017-05-25', query, date, nonce: randomUUID() };
      const { data } = answer.safeParse(
        await callProvider('Aliyun', url, { headers: signAliyun(request, key), body: '' }),
      );
      if (data?.Code === 'OK') return;
      const reason = data ? `${data.Code}, request ${data.RequestId ?? 'without an id'}` : 'an answer off its API';
      throw new DeliveryError(`Aliyun refused: ${reason}`, { unsent: data !== undefined });
    },
  };
}
