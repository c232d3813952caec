import { STREAM_APP } from './stream-key.ts';

/** The two fields of an encoder such as OBS. */
interface PushAddress {
  readonly server: string;
  readonly key: string;
}

/** The template of the gateway's own address for encoders, as `LIVE_PUSH_URL` names another one. */
export const composeOwnTemplate = (host: string, port: number | string): string =>
  `rtmp://${host}:${port}/${STREAM_APP}/{key}`;

/** What the encoder of a channel is configured with, by the template of an address (docs/live.md). */
export function composePushAddress(
  template: string,
  { channelId, key }: { readonly channelId: string; readonly key: string },
): PushAddress {
  const cut = template.lastIndexOf('/');
  const fill = (text: string) => text.replaceAll('{channel}', channelId).replaceAll('{key}', key);
  return { server: fill(template.slice(0, cut)), key: fill(template.slice(cut + 1)) };
}
