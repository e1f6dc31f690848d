import { collect, findUnneeded } from '../registry/collect.ts';
import { diagnose } from '../registry/doctor.ts';
import { type Command, wholeNumber } from './command.ts';

export const gcCommand: Command = async ({ driver, intent, options }) => {
  const rule = { days: wholeNumber(options.days, '--days', 1), keep: wholeNumber(options.keep, '--keep', 1) };
  const unneeded = await findUnneeded(driver, rule);
  const gone = options['dry-run'] ? unneeded : await collect(driver, unneeded, intent());
  for (const { app, id } of gone)
    console.log(`${app}: ${id} ${options['dry-run'] ? 'would be removed' : 'is removed'}`);
  if (gone.length === 0) console.log('Nothing to remove.');
};

export const doctorCommand: Command = async ({ driver }) => {
  const found = await diagnose(driver);
  for (const { code, message, remedy } of found) console.log(`${code}: ${message}\n  ${remedy}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log('No issues found.');
};
