import { adoptReleases } from '../registry/adopt.ts';
import { dataDir } from '../registry/index.ts';
import { createKey, keysFolder, knownKeys, ownName, signingKey } from '../registry/release-keys.ts';
import { publicKeyOf } from '../registry/signature.ts';
import { type Command, failWith, refuse } from './command.ts';

/** Keys that sign releases, and signatures for what was published without one. */
export const keysCommand: Command = async ({ driver, names, options, reason }) => {
  const [task, name, ...more] = names;
  if (more.length > 0 || (name !== undefined && task !== 'new'))
    return failWith('keys takes new, list or adopt.');
  if (task === 'new') {
    const { privateKey, name: made } = createKey(dataDir(), name ?? ownName());
    console.log(`${made}=${publicKeyOf(privateKey)}`);
    console.log(
      `Add this line to RELEASE_KEYS of the gateways. The private key is in ${keysFolder(dataDir())}.`,
    );
    return;
  }
  if (task === 'list') {
    const keys = [...knownKeys(process.env)].map(([key, by]) => ({ name: by, key }));
    if (options.json) console.log(JSON.stringify(keys, null, 2));
    else for (const { name: by, key } of keys) console.log(`${by}=${key}`);
    if (keys.length === 0 && !options.json) console.log('There is no key here. Make one: release keys new');
    return;
  }
  if (task !== 'adopt') return failWith('keys takes new, list or adopt.');
  const key = signingKey(process.env);
  const { signed, refused } = await adoptReleases(driver, key, reason);
  for (const { app, id } of signed) console.log(`${app}: ${id} is signed by ${key.name}`);
  refused.forEach(refuse);
  if (refused.length > 0) process.exitCode = 1;
  else if (signed.length === 0) console.log('Everything is signed already.');
};
