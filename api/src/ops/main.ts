import { messageOf } from '@porao/server';
import { readConfig } from '../config.ts';
import { createLog } from '../kit/log.ts';
import { run } from './run.ts';

run(process.argv.slice(2), {
  config: readConfig(process.env),
  env: process.env,
  log: createLog(process.env.LOG_LEVEL ?? 'warn', process.stderr),
  print: (text) => process.stdout.write(`${text}\n`),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  },
);
