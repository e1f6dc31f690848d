import { hideSecrets } from '@porao/server';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** Causes of an error, such as a refused certificate; at most five. */
function causesOf(error: Error, depth = 5): string[] {
  if (depth === 0 || !(error.cause instanceof Error)) return [];
  return [hideSecrets(error.cause.message), ...causesOf(error.cause, depth - 1)];
}

/** Selected fields only: PostgreSQL's `detail` can contain personal data. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: hideSecrets(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    type: error.name,
    code,
    constraint,
    message: hideSecrets(error.message),
    causes: causesOf(error),
    stack: hideSecrets(error.stack ?? ''),
  };
}

const secrets = ['password', 'token', 'authorization', 'cookie', 'phone_no', 'email'];

/** JSON lines on stdout, without tokens, passwords and phone numbers. */
export function createLog(level: string, stream?: NodeJS.WritableStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { app: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFields },
    // pino copies an error's message into a missing msg, past the serializer.
    hooks: { streamWrite: hideSecrets },
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
  };
  return stream ? pino(options, stream) : pino(options);
}
export type { Logger } from 'pino';
