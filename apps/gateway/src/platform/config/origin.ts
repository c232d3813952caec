import { z } from 'zod';

/** An address of the web. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** An address without path, query or credentials. */
export const origin = webAddress.refine(isOrigin, 'must be an origin such as https://media.example.com');

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}
