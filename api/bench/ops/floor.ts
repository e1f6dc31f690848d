import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { bareSender, type Statement } from '../statements.ts';

interface Order {
  readonly database: string;
  /** By path and query. */
  readonly statements: Readonly<Record<string, readonly Statement[]>>;
}

/** The least that an API on Node can do: a server in a process of its own that sends the statements of each path, and
 * answers with their rows. */
export async function startFloor(order: Order) {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

if (import.meta.main) {
  const [{ database, statements }] = (await once(process, 'message')) as [Order];
  const send = bareSender(new Pool({ connectionString: database, max: 1 }));
  const server = createServer((request, response) => {
    void send(statements[request.url ?? ''] ?? []).then((rows) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows));
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
