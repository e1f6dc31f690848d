import { AppName } from '@porao/contracts';
import { requireReleasable } from '../local/apps.ts';
import { adoptReleases } from '../registry/adopt.ts';
import { dataDir } from '../registry/index.ts';
import {
  createKey,
  createTimestampKey,
  keysFolder,
  ownName,
  signingKey,
  trustPolicy,
} from '../registry/release-keys.ts';
import { revokeKey } from '../registry/revoked-keys.ts';
import { publicKeyOf, scopeText, timestampScope } from '../registry/signature.ts';
import { type Command, failWith, refuse } from './command.ts';

/** Keys that sign releases, and signatures for what was published without one. */
const tasks: Readonly<Record<string, Command>> = {
  async new({ names: [name = ownName(), ...apps], options }) {
    if (apps.length === 1 && apps[0] === timestampScope) {
      const made = createTimestampKey();
      console.log(`${name}=${made.public}:${timestampScope}`);
      console.log(
        'Add this line to RELEASE_KEYS of gateways and publishers, and the next one to the gateways alone:',
      );
      console.log(`TIMESTAMP_KEY=${made.secret}`);
      return;
    }
    const scope = options.all ? ['*'] : apps;
    if (apps.some((app) => !AppName.safeParse(app).success)) failWith('An app is shell or mfe-NAME.');
    const { privateKey, name: made } = createKey(dataDir(), name);
    console.log(`${made}=${publicKeyOf(privateKey)}${scope.length > 0 ? `:${scope.join(',')}` : ''}`);
    console.log(
      `Add this line to RELEASE_KEYS of the gateways. The private key is in ${keysFolder(dataDir())}.`,
    );
    if (scope.length === 0)
      console.log(
        'There it signs the apps that follow it, and none without them: name=<key>:mfe-tutor,mfe-parent',
      );
  },

  async list({ names }) {
    if (names.length > 0) failWith(usage);
    const { keys } = trustPolicy(process.env);
    for (const [key, one] of keys) console.log(`${one.name}=${key}:${scopeText(one)}`);
    if (keys.size === 0) console.log('There is no key here. Make one: release keys new');
  },

  async adopt({ driver, names: [app, id, ...more], reason }) {
    if (more.length > 0) failWith(usage);
    const only = app === undefined ? {} : { app: requireReleasable(app), ...(id !== undefined && { id }) };
    const key = signingKey(process.env);
    const { signed, refused, live } = await adoptReleases(driver, key, {
      reason,
      policy: trustPolicy(process.env),
      only,
    });
    for (const one of signed) console.log(`${one.app}: ${one.id} is signed by ${key.name}`);
    for (const one of live) console.log(`${one} is signed by ${key.name}`);
    refused.forEach(refuse);
    if (refused.length > 0) process.exitCode = 1;
    else if (signed.length + live.length === 0) console.log('Everything is signed already.');
  },

  async revoke({ driver, names: [name, ...more], reason }) {
    if (name === undefined || more.length > 0) return failWith(usage);
    const [key, policy] = [signingKey(process.env), trustPolicy(process.env)];
    const { unsigned, live } = await revokeKey(driver, name, { key, policy, reason });
    console.log(`${name} signs nothing any more. Take it out of RELEASE_KEYS, too.`);
    for (const one of unsigned) console.log(`Not signed now: ${one}`);
    for (const app of live) console.log(`Not signed now: what is live of ${app}`);
    if (unsigned.length + live.length > 0)
      console.log('Look at each; what is as it should be is signed by: release keys adopt');
  },
};

const usage = `keys takes ${Object.keys(tasks).join(', ')}.`;

export const keysCommand: Command = async (invocation) => {
  const [task = '', ...names] = invocation.names;
  await (tasks[task] ?? failWith(usage))({ ...invocation, names });
};
