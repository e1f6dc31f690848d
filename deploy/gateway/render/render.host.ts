import { messageOf } from '@porao/server';
import type { FromHost, ToHost } from './render-host.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';

/** Starts rendering processes for a gateway that has given up the rights of root. */
const processes = new Map<number, RenderProcess>();
const tell = (message: FromHost) => process.send?.(message);

async function start(id: number): Promise<void> {
  const started = startRenderProcess();
  processes.set(id, started);
  try {
    process.send?.({ id, state: 'sent' } satisfies FromHost, await started.socket);
    // Sent when the gateway has taken the socket, of which this process reads nothing.
    tell({ id, state: 'taken' });
  } catch (error) {
    tell({ id, state: 'failed', words: messageOf(error) });
  }
}

process.on('message', ({ act, id }: ToHost) => {
  if (act === 'start') void start(id);
  else {
    processes.get(id)?.kill();
    processes.delete(id);
  }
});
process.on('disconnect', () => {
  for (const { kill } of processes.values()) kill();
  process.exit();
});
