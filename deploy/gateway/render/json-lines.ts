import type { Socket } from 'node:net';

const newLine = 0x0a;

/** A bad or long line of JSON ends the connection; by Node's own channel a child could end its parent. */
export function jsonLines(
  socket: Socket,
  receive: (message: unknown, bytes: number) => void,
  longest = Number.POSITIVE_INFINITY,
): (message: object) => void {
  let parts: Buffer[] = [];
  let length = 0;

  function take(chunk: Buffer): void {
    parts.push(chunk);
    length += chunk.length;
    if (length > longest) throw new Error(`A message has more than ${longest} bytes.`);
  }

  function split(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(newLine); end !== -1; end = chunk.indexOf(newLine, start)) {
      take(chunk.subarray(start, end));
      const line = parts.length === 1 ? parts[0] : Buffer.concat(parts);
      const bytes = length;
      parts = [];
      length = 0;
      start = end + 1;
      receive(JSON.parse(String(line)), bytes);
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }

  socket.on('data', (chunk: Buffer) => {
    try {
      split(chunk);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  return (message) => void socket.write(`${JSON.stringify(message)}\n`);
}
