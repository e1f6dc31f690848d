import { normalizePhone } from '@porao/contracts';
import { UsageError } from './calls.ts';
import { type CommandLine, callOf, help, readCommandLine } from './command-line.ts';
import { type Connection, overDatabase, overHttp, runningApi, type Surroundings } from './connect.ts';
import { changeRole, roleChangeOf } from './role-change.ts';

/** The running server when it has locked the embedded database; else the database itself. */
async function connect({ options }: CommandLine, { config, env, log }: Surroundings): Promise<Connection> {
  const apiUrl = config.databaseUrl ? undefined : runningApi(config.dataDir);
  const phone = typeof options['as'] === 'string' ? options['as'] : env['OPS_PHONE'];
  if (apiUrl) return overHttp(apiUrl, { ...env, OPS_PHONE: phone });
  if (!phone) throw new UsageError('Name the operator who acts: --as PHONE or OPS_PHONE.');
  return overDatabase(config, log, normalizePhone(phone));
}

/** Returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print } = surroundings;
  try {
    const line = readCommandLine(argv);
    if (line.name === 'help') {
      print(help);
      return 0;
    }
    const roleChange = roleChangeOf(line);
    if (roleChange) {
      await changeRole(roleChange, surroundings);
      return 0;
    }
    const call = callOf(line);
    const connection = await connect(line, surroundings);
    try {
      const { status, body } = await connection.send(call);
      print(JSON.stringify(body, null, 2));
      return status === 200 ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(`${error.message}\nAll commands: pnpm ops help`);
    return 2;
  }
}
