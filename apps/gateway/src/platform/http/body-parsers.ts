import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { fastifyPlugin } from 'fastify-plugin';
import { CallError } from './call-error.ts';
import { LARGE_BODY, parseLargeJson } from './large-body.ts';
import { isPercentDecodable } from './payload.ts';

/**
 * Parses bodies: JSON and url-encoded forms, in valid UTF-8 only. Every other type is refused, including plain text,
 * which a page of another site could send without a CORS preflight (rules/security-sessions#csrf). Large JSON is parsed
 * outside the event loop (rules/gateway#large-bodies).
 */
export const bodyParsersPlugin = fastifyPlugin(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer<ArrayBuffer>>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      if (body.length > LARGE_BODY) return void parseLargeJson(body).then((value) => done(null, value), done);
      if (!isUtf8(body)) return done(new CallError('badInput'));
      return parseJson(request, body.toString(), done);
    });
    app.addContentTypeParser<Buffer>(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_request, body, done) => {
        // A large body contains a file, which no form does.
        if (body.length > LARGE_BODY) return done(new CallError('tooLarge'));
        const text = body.toString();
        if (!isUtf8(body) || !isPercentDecodable(text)) return done(new CallError('badInput'));
        return done(null, { ...parse(text) });
      },
    );
  },
  { name: 'bodies' },
);
