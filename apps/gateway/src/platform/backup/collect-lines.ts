/** Turns the progress reports of a task into lines that can be printed while it runs. */
export function collectLines(work: (report: (line: string) => void) => Promise<void>): AsyncIterable<string> {
  return new ReadableStream<string>({
    async start(controller) {
      await work((line) => controller.enqueue(line));
      controller.close();
    },
  });
}
