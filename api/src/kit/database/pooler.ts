import { Client } from 'pg';

/** True when a pooler is between this process and PostgreSQL: it gives its clients process numbers of its own. Its
 * connections may be shared between transactions, so they keep neither prepared statements nor what LISTEN asks for. */
export async function isBehindPooler(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // The driver has it from the server's first messages; its types do not declare it.
    return !('processID' in client) || client.processID !== rows[0]?.pid;
  } finally {
    await client.end();
  }
}
