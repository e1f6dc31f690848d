import { normalizePhone } from '@porao/contracts';
import type { Config } from '../config.ts';
import type { Logger } from '../kit/log.ts';
import { setOperator, userByPhone } from '../modules/ops/index.ts';
import { openDatabase } from '../server.ts';
import { type CommandLine, callOf, help, readCommandLine, UsageError } from './commands.ts';
import { type Connection, overDatabase, overHttp, runningApi } from './connect.ts';

export interface Surroundings {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  readonly print: (text: string) => void;
}

/** The running server when it has locked the embedded database; else the database itself. */
async function connect({ options }: CommandLine, { config, env, log }: Surroundings): Promise<Connection> {
  const apiUrl = config.databaseUrl ? undefined : runningApi(config.dataDir);
  if (apiUrl) return overHttp(apiUrl, env);
  const phone = typeof options['as'] === 'string' ? options['as'] : env['OPS_PHONE'];
  if (!phone) throw new UsageError('Name the operator who acts: --as PHONE or OPS_PHONE.');
  return overDatabase(config, log, normalizePhone(phone));
}

/** The only way to grant the operator role: over the database itself, audited like any other act. */
async function changeOperators(
  line: CommandLine,
  isOperator: boolean,
  { config, log, print }: Surroundings,
): Promise<number> {
  const [given = ''] = line.words;
  const { reason } = line.options;
  if (line.words.length !== 1 || typeof reason !== 'string' || reason.trim().length < 3) {
    throw new UsageError(`Usage: ops ${line.name} PHONE --reason TEXT`);
  }
  const { database } = await openDatabase(config, log);
  try {
    const phone = normalizePhone(given);
    const userId = await userByPhone(database.db, phone);
    if (userId === undefined) throw new Error(`There is no account with the phone number ${phone}.`);
    await setOperator(database.db, userId, isOperator, { actor: null, reason: reason.trim() });
    print(`${phone} is ${isOperator ? 'now' : 'no longer'} an operator.`);
    return 0;
  } finally {
    await database.close();
  }
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
    if (line.name === 'grant-operator') return await changeOperators(line, true, surroundings);
    if (line.name === 'revoke-operator') return await changeOperators(line, false, surroundings);
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
