import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withGateway } from './gateway.ts';
import type { TestSite } from './site.ts';

/** Says how the asset host answers: as a CDN that passes requests on, or by one of the faults. */
type HostState = 'works' | 'is broken' | 'never answers' | 'changes scripts';

export interface AssetHost {
  /** Is the site's address, whose pages load releases from `origin`. */
  readonly url: string;
  readonly origin: string;
  readonly become: (state: HostState) => void;
}

/** A gateway whose pages load the files of releases from a host of another origin in front of it. */
export async function withAssetHost(site: TestSite, use: (host: AssetHost) => Promise<void>): Promise<void> {
  let state: HostState = 'works';
  let gatewayUrl = '';
  const host = createServer((incoming, answer) => {
    if (state === 'never answers') return;
    if (state === 'is broken') return void answer.writeHead(500).end('Broken.');
    // A CDN that keeps answers by address and encoding; nothing of the visitor is passed on.
    const encoding = incoming.headers['accept-encoding'];
    const headers = { ...(encoding && state === 'works' && { 'accept-encoding': encoding }) };
    const passed = request(
      gatewayUrl + (incoming.url ?? ''),
      { method: incoming.method, headers },
      (from) => {
        answer.statusCode = from.statusCode ?? 502;
        for (const [name, value] of Object.entries(from.headers))
          if (value !== undefined && name !== 'content-length') answer.setHeader(name, value);
        if (state === 'changes scripts' && incoming.url?.endsWith('.js'))
          answer.write('window.__tampered = 1;');
        from.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  const { port } = await listening(host);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await withGateway(site, { ASSET_URL: origin }, async (url) => {
      gatewayUrl = url;
      await use({
        url,
        origin,
        become(next) {
          state = next;
        },
      });
    });
  } finally {
    host.closeAllConnections();
    host.close();
  }
}

const listening = (server: Server): Promise<AddressInfo> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo)));
