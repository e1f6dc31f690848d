import { Agent, request } from 'node:http';
import type { Case } from './cases.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(url: string, method: string, path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** One call of a case; resolves with the answer's text. */
export function call(url: string, one: Case): Promise<string> {
  return one.kind === 'job'
    ? send(url, 'GET', `/api/job-board/${one.id}`)
    : send(url, 'POST', '/api/job-board', JSON.stringify(one.body));
}

/** Milliseconds from sending to the last byte. */
export async function timed(url: string, one: Case): Promise<number> {
  const started = performance.now();
  await call(url, one);
  return performance.now() - started;
}
