import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Logs a request in one line once it is answered. An aborted reply mostly means that the client closed the page. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.info({ ...line, err: error }, 'broken off');
    else request.log.info(line, 'answered');
  }
}
