import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { extname, join } from 'node:path';
import { machine } from './isolation.ts';
import { type RenderProcess, startProcessesBy } from './render-process.ts';

export interface ToHost {
  readonly act: 'start' | 'kill';
  readonly id: number;
}

export interface FromHost {
  readonly id: number;
  /** `sent` has the socket with it. */
  readonly state: 'sent' | 'taken' | 'failed';
  readonly words?: string;
}

interface Starting extends PromiseWithResolvers<Socket> {
  socket?: Socket;
}

/** Starts a process that keeps the rights of this one, and starts rendering processes with them. */
export function startHost(onEnd: () => void) {
  const script = join(import.meta.dirname, `render.host${extname(import.meta.filename)}`);
  const host = fork(script, {
    cwd: '/',
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const starting = new Map<number, Starting>();
  const ended = new Error('The process that starts rendering processes has ended.');
  let last = 0;
  host.unref();
  host.channel?.unref();
  host.on('message', ({ id, state, words }: FromHost, handle: unknown) => {
    const one = starting.get(id);
    if (one && handle instanceof Socket) one.socket = handle;
    if (state === 'sent') return;
    starting.delete(id);
    if (state === 'taken' && one?.socket) one.resolve(one.socket.unref());
    else one?.reject(new Error(words ?? 'The rendering process did not start.'));
  });
  host.once('exit', () => {
    for (const { reject } of starting.values()) reject(ended);
    starting.clear();
    onEnd();
  });
  const tell = (message: ToHost) => host.connected && host.send(message);
  return {
    start: (): RenderProcess => {
      last += 1;
      const id = last;
      const one: Starting = Promise.withResolvers();
      starting.set(id, one);
      if (!tell({ act: 'start', id })) one.reject(ended);
      return { socket: one.promise, kill: () => void tell({ act: 'kill', id }) };
    },
    stop: () => host.disconnect(),
  };
}

/** Becomes another user; a process that starts rendering processes keeps the rights, and this one ends with it. */
export function becomeUser(name: string): void {
  // Found out with the rights that rendering processes are started with.
  machine.isolation();
  startProcessesBy(startHost(() => process.kill(process.pid, 'SIGTERM')).start);
  process.setgroups?.([]);
  process.setgid?.(name);
  process.setuid?.(name);
}
