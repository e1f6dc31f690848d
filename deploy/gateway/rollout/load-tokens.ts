import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { widestNetworkOf } from '@porao/server';
import type { Canary, Site } from '../site/site.ts';

/** Seconds in which reports of a page count for canaries. */
export const tokenSeconds = 3_600;

/** Bytes of a token: when it ends (seconds), the network's and the load's names, the signature. */
const [endsBytes, networkBytes, loadBytes, macBytes] = [4, 6, 6, 16];
const payloadBytes = endsBytes + networkBytes + loadBytes;

/** One load of a page that a gateway sent while a canary ran. */
export interface Load {
  readonly canary: Canary;
  /** Says whether the page had the canary or the stable release of its app. */
  readonly side: 'canary' | 'stable';
  /** Pseudonym of the widest network of one customer, another one in each canary, so that each has one vote. */
  readonly network: string;
  readonly id: string;
}

/** A token for each running canary; empty for a browser with releases of its own. */
export function loadTokens(site: Site, network: string, now = Date.now()): string {
  if (site.overrides) return '';
  const tokens = site.canaries.flatMap(({ app: { release }, stable, run }) => {
    const apps = [site.shell, ...site.remotes];
    const own = apps.find((app) => app.release.name === release.name)?.release.id;
    if (own !== release.id && own !== stable) return [];
    const ends = Buffer.alloc(endsBytes);
    ends.writeUInt32BE(Math.floor(now / 1_000) + tokenSeconds);
    const name = createHmac('sha256', run.key)
      .update(`network ${widestNetworkOf(network)}`)
      .digest()
      .subarray(0, networkBytes);
    const payload = Buffer.concat([ends, name, randomBytes(loadBytes)]);
    const signed = Buffer.concat([payload, signatureOf(run.key, release.name, own, payload)]);
    return `${release.name}:${signed.toString('base64url')}`;
  });
  return tokens.join(' ');
}

/** The loads of running canaries that tokens prove; nothing for tokens that are invented, old or of an earlier canary. */
export function readLoads(tokens: string, canaries: readonly Canary[], now = Date.now()): Load[] {
  return tokens.split(' ').flatMap((token) => {
    const [app, text = ''] = token.split(':');
    const canary = canaries.find(({ app: { release } }) => release.name === app);
    const load = canary && readLoad(canary, Buffer.from(text, 'base64url'), now);
    return load ?? [];
  });
}

function readLoad(canary: Canary, bytes: Buffer, now: number): Load | undefined {
  const { app, stable, run } = canary;
  if (bytes.length !== payloadBytes + macBytes) return undefined;
  const [payload, mac] = [bytes.subarray(0, payloadBytes), bytes.subarray(payloadBytes)];
  const { name, id } = app.release;
  const isOf = (release: string) => timingSafeEqual(mac, signatureOf(run.key, name, release, payload));
  const side = isOf(id) ? 'canary' : isOf(stable) ? 'stable' : undefined;
  if (side === undefined || payload.readUInt32BE() * 1_000 < now) return undefined;
  const network = payload.subarray(endsBytes, endsBytes + networkBytes).toString('base64url');
  return { canary, side, network, id: payload.subarray(endsBytes + networkBytes).toString('base64url') };
}

const signatureOf = (key: string, app: string, release: string, payload: Buffer) =>
  createHmac('sha256', key).update(`load ${app} ${release} `).update(payload).digest().subarray(0, macBytes);
