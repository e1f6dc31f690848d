import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { bareSender, type Statement } from './statements.ts';

interface Order {
  readonly database: string;
  readonly connections: number;
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
  process.once('disconnect', () => process.exit());
  const [{ database, connections, statements }] = (await once(process, 'message')) as [Order];
  const pool = new Pool({ connectionString: database, max: connections });
  // Ended by the server as it stops.
  pool.on('error', () => {});
  const send = bareSender(pool);
  const server = createServer((request, response) => {
    void send(statements[request.url ?? ''] ?? []).then((rows) => {
      const body = JSON.stringify(rows);
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
