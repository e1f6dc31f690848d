import { connect } from 'node:net';

/** A connection whose answers are told one by one, by status and whether it ends with them. */
export function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let wake = () => {};
  let ended = false;
  socket.on('data', (chunk: Buffer) => {
    // One character for a byte, as lengths are of bytes.
    text += chunk.toString('latin1');
    wake();
  });
  for (const event of ['close', 'error'] as const) {
    socket.on(event, () => {
      ended = true;
      wake();
    });
  }
  const answer = async () => {
    for (;;) {
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (head >= 0 && text.length >= head + 4 + length) {
        const whole = text.slice(0, head);
        text = text.slice(head + 4 + length);
        return { status: Number(whole.split(' ')[1]), closes: /connection: close/i.test(whole) };
      }
      if (ended) return { status: 0, closes: true };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const write = (data: string) =>
    new Promise<void>((resolve) => {
      socket.write(data, () => resolve());
    });
  return { answer, write, leave: () => socket.destroy() };
}
