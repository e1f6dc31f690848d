import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, unprivileged } from './postgres-server.ts';

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).error === undefined;

/** A pooler in front of a database that shares two connections between transactions, with no settings but those that
 * any has. */
export async function startPgbouncer(database: string) {
  const { hostname, port, username, password, pathname } = new URL(database);
  const user = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'porao-pgbouncer-'));
  if (user) chownSync(home, user.uid, user.gid);
  const own = await freePort();
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  chmodSync(file, 0o644);
  const child = spawn('pgbouncer', [file], { ...user, cwd: home, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  const isUp = async () => {
    const client = new Client({ connectionString: url });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  return {
    url,
    isUp,
    stop: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGINT')) await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
