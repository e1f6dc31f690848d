import { once } from 'node:events';
import { connect } from 'node:net';

export interface BenchCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

export function requestOf({ method, path, body, token }: BenchCall): Buffer {
  const json = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: bench',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(json ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

/** One connection of a client that takes less of the machine than node:http. */
export async function openWire(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let received: Buffer[] = [];
  let settle: { resolve: (text: string) => void; reject: (error: Error) => void } | undefined;
  socket.on('error', (error) => settle?.reject(error));
  socket.on('data', (chunk) => {
    received.push(chunk);
    const answer = Buffer.concat(received);
    const head = answer.indexOf('\r\n\r\n');
    if (head < 0) return;
    const text = answer.toString('latin1', 0, head).toLowerCase();
    const length = Number(/\r\ncontent-length: (\d+)/.exec(text)?.[1] ?? Number.NaN);
    if (!text.startsWith('http/1.1 200') || Number.isNaN(length))
      settle?.reject(new Error(answer.toString()));
    if (answer.length < head + 4 + length) return;
    received = [];
    settle?.resolve(answer.toString('utf8', head + 4));
  });
  return {
    send: (request: Buffer) =>
      new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
