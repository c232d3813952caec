import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { fastifyPlugin } from 'fastify-plugin';
import { CallError } from './call-error.ts';
import { isPercentDecodable } from './percent-encoding.ts';

/**
 * Parses bodies: JSON and url-encoded forms, in valid UTF-8 only. Every other type is refused, including plain text,
 * which a page of another site could send without a CORS preflight (rules/security#csrf).
 */
export const bodyParsersPlugin = fastifyPlugin(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      if (!isUtf8(body)) return done(new CallError('badInput'));
      return parseJson(request, body.toString(), done);
    });
    app.addContentTypeParser<Buffer>(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_request, body, done) => {
        const text = body.toString();
        if (!isUtf8(body) || !isPercentDecodable(text)) return done(new CallError('badInput'));
        return done(null, { ...parse(text) });
      },
    );
  },
  { name: 'bodies' },
);
