import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../config/config.ts';

/** The Content-Security-Policy of pages; CDNs of videos and streams are further sources of what the player loads. */
function composePolicy({ mediaUrl, live }: Pick<Config, 'mediaUrl' | 'live'>): string {
  const cdns = new Set([mediaUrl, live.playUrl].filter((url) => url !== null));
  const media = [...cdns].map((url) => ` ${url}`).join('');
  const directives = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    // Placeholders of pictures are data: URLs; the player and previews of uploads use blob: URLs.
    'img-src': `'self' data: blob:${media}`,
    'media-src': `'self' blob:${media}`,
    'worker-src': "'self' blob:",
    'connect-src': `'self'${media}`,
    'font-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const overHttps: Headers = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * The headers of every reply (rules/security-rendering#response-headers); none of them grants an origin by CORS
 * (rules/security-sessions#cors). They are constant, so they are built once and not, as by a general plugin, for each
 * request.
 */
export function securityHeaders(config: Pick<Config, 'https' | 'mediaUrl' | 'live'>): Headers {
  return {
    'content-security-policy': composePolicy(config),
    ...everywhere,
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), display-capture=(), fullscreen=(self), geolocation=(), microphone=(), payment=(), picture-in-picture=(self), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(config.https && overHttps),
  };
}

/** The headers of a media file or an answered call, which is no page: its policy allows nothing. */
export function dataSecurityHeaders({ https }: Pick<Config, 'https'>): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...everywhere,
    ...(https && overHttps),
  };
}

/** Sends the security headers and the request id with every reply. */
export const securityHeadersPlugin = fastifyPlugin<{ pages: Headers; data: Headers }>(
  async (app, { pages, data }) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(request.routeOptions.config.call ? data : pages).header('x-request-id', request.id);
      done();
    });
  },
  { name: 'security-headers' },
);
