import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { TestSite } from '../support/site.ts';

/** The fault that a browser or a network puts into a site. */
export interface Changes {
  /** Runs before the scripts of each page, whose policy is taken away for it. */
  readonly page?: () => void;
  /** Runs before the service worker's own script. */
  readonly worker?: () => void;
  /** Paths that are not answered. */
  readonly refused?: RegExp;
}

/** A site whose answers are changed on the way, as no setting of the engines makes these faults. */
export async function withChangedSite(
  site: TestSite,
  { page, worker, refused }: Changes,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const app = new Hono();
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (refused?.test(pathname)) return context.text('Refused.', 403);
    const answer = await proxy(site.url + pathname + search, context.req);
    if (worker && pathname === '/sw.js') return changed(answer, `(${worker.toString()})();`);
    if (page && answer.headers.get('content-type')?.startsWith('text/html')) {
      answer.headers.delete('content-security-policy');
      return changed(answer, `<script>(${page.toString()})()</script>`, '<head>');
    }
    return answer;
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Puts a text after another one, or at the beginning. */
async function changed(answer: Response, added: string, after = ''): Promise<Response> {
  // A page that the browser has already, as it was changed then.
  if (answer.status === 304) return answer;
  const text = await answer.text();
  const place = text.indexOf(after) + after.length;
  answer.headers.delete('content-length');
  return new Response(text.slice(0, place) + added + text.slice(place), answer);
}
