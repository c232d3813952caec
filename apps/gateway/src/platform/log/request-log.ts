import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Tells of a request in one line, once it is answered. A reply that broke off mostly means a reader who left. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.info({ ...line, err: error }, 'broken off');
    else request.log.info(line, 'answered');
  }
}
