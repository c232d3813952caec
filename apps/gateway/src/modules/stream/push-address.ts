import { STREAM_APP } from './stream-key.ts';

/** The two fields of an encoder such as OBS. */
interface PushAddress {
  readonly server: string;
  readonly key: string;
}

/** The template of the gateway's own address for encoders, in the form of `LIVE_PUSH_URL`. */
export const composeOwnTemplate = (host: string, port: number | string): string =>
  `rtmp://${host}:${port}/${STREAM_APP}/{key}`;

/** The configuration of a channel's encoder, by the template of an address (docs/live.md). */
export function composePushAddress(
  template: string,
  { channelId, key }: { readonly channelId: string; readonly key: string },
): PushAddress {
  const cut = template.lastIndexOf('/');
  const fill = (text: string) => text.replaceAll('{channel}', channelId).replaceAll('{key}', key);
  return { server: fill(template.slice(0, cut)), key: fill(template.slice(cut + 1)) };
}
