import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Providers } from '../../../platform/config/provider-settings.ts';
import type { MessageSender } from '../message-sender.ts';
import { callProvider } from './call-provider.ts';
import { DeliveryError } from './delivery-error.ts';
import { buildSmsContent } from './sms-content.ts';
import { signTencent } from './tencent-signature.ts';

const answer = z.object({
  Response: z.object({
    RequestId: z.string().optional(),
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** SMS by Tencent Cloud: SendSms of the API sms 2021-01-11. */
export function createTencentSms(settings: NonNullable<Providers['tencent']>, clock: Clock): MessageSender {
  const key = { id: settings.keyId, secret: settings.keySecret };
  const url = new URL('/', settings.endpoint);
  return {
    async send(message) {
      const { kind, values } = buildSmsContent(message);
      const template = settings.templates[kind];
      if (template === undefined)
        throw new DeliveryError(`Tencent has no template for ${kind}`, { unsent: true, permanent: true });
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${message.account}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.sign,
        TemplateId: template,
        TemplateParamSet: [...values.values()],
      });
      const timestamp = Math.floor(clock.now() / 1000);
      const headers = {
        ...signTencent({ host: url.host, service: 'sms', body, timestamp }, key),
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': settings.region,
        'x-tc-timestamp': String(timestamp),
      };
      const { data } = answer.safeParse(await callProvider('Tencent', url, { headers, body }));
      const code = data && (data.Response.Error?.Code ?? data.Response.SendStatusSet?.[0]?.Code);
      if (code === 'Ok') return;
      const reason = code ? `${code}, request ${data.Response.RequestId ?? 'without an id'}` : 'an answer off its API';
      throw new DeliveryError(`Tencent refused: ${reason}`, { unsent: code !== undefined });
    },
  };
}
