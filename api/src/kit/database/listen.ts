import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';

export type Hear = (payload: string) => void;

export interface Listening {
  readonly stop: () => Promise<void>;
}

export interface Channel {
  /** Lower-case letters and underscores. */
  readonly name: string;
  readonly hear: Hear;
  /** Called after a lost connection was replaced: payloads of the time between are lost. */
  readonly missed?: () => void;
}

/** In ms, between attempts to connect again. */
const pause = 2000;

const listenTo = ({ name }: Channel) => `listen ${name}`;

/** On the embedded database: its one connection hears what it sends itself. */
export async function listenEmbedded(pool: Pool, channel: Channel): Promise<Listening> {
  const client = await pool.connect();
  const forward = (message: { channel: string; payload?: string | undefined }) => {
    if (message.channel === channel.name) channel.hear(message.payload ?? '');
  };
  client.on('notification', forward);
  try {
    await client.query(listenTo(channel));
  } finally {
    client.release();
  }
  return {
    stop: async () => {
      client.off('notification', forward);
    },
  };
}

/** On a server: over a connection of its own, made again when it is lost. Not through a pooler that shares
 * connections between transactions; there nothing is heard. */
export async function listenServer(url: string, channel: Channel): Promise<Listening> {
  const stopping = new AbortController();
  let client: Client | undefined;

  const connect = async (): Promise<Client> => {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'porao-listen',
    });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => channel.hear(payload ?? ''));
    await next.connect();
    await next.query(listenTo(channel));
    next.once('end', () => void replace());
    return next;
  };
  const replace = async () => {
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      const next = await connect().catch(() => undefined);
      if (!next) continue;
      client = next;
      if (stopping.signal.aborted) await next.end();
      else channel.missed?.();
      return;
    }
  };
  client = await connect();
  return {
    stop: async () => {
      stopping.abort();
      await client?.end();
    },
  };
}
