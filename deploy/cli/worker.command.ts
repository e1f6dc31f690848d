import { changeRegistry } from '../registry/registry.change.ts';
import { type Command, failWith } from './command.ts';

/** Off: pages and `/sw.js` remove the service worker and its caches; no release changes. */
export const workerCommand: Command = async ({ driver, names, intent }) => {
  const [state] = names;
  if ((state !== 'on' && state !== 'off') || names.length !== 1)
    return failWith('service-worker takes on or off.');
  const { actor, reason } = intent();
  const written = await changeRegistry(driver, ({ service_worker: now = 'on' }) =>
    now === state
      ? null
      : {
          service_worker: state,
          audit: [{ action: 'service-worker', app: 'shell', from: now, to: state, actor, reason }],
        },
  );
  console.log(`The service worker is ${state}${written ? '' : ' already'}.`);
};
