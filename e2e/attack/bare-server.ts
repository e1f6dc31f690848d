import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives a body, parses it as JSON and refuses it: what the site's refusals are compared with. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () => {
    try {
      JSON.parse(Buffer.concat(chunks).toString());
    } catch {
      // Some bodies are no JSON.
    }
    response.writeHead(422, { 'content-type': 'application/json' }).end('{"type":"error"}');
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
