import type { EventName, EventPayload, EventSchema, events } from '@porao/contracts';
import { releasesIn } from '@porao/contracts/page';
import mitt from 'mitt';
import { asError } from './lazy-component.ts';

/** The type fails when an event of the contracts is not listed. */
const ofContracts: Record<keyof typeof events, null> = {
  'job.saved@1': null,
  'job.applied@1': null,
  'profile.changed@1': null,
};

/** Schemas of events; null where the contracts have it, or a manifest that the page does not need. */
const declared = new Map<string, EventSchema | null>(Object.entries(ofContracts));

const bus = mitt<Record<string, unknown>>();

/** Ends what a release listens to, by its name `mfe-x/0123456789ab`. */
const endsOf = new Map<string, Set<() => void>>();

/** Adds events that remotes of the page declare in their manifests. */
export function declareEvents(added: Readonly<Record<string, EventSchema | null>>): void {
  for (const [name, schema] of Object.entries(added))
    if (!Object.hasOwn(ofContracts, name)) declared.set(name, schema);
}

function isDeclared(name: string): boolean {
  if (declared.has(name)) return true;
  console.error(
    `No app of this page declares the event ${name}, so it is neither sent nor delivered. Declare it in \`events\` of a remote's manifest, or use one of: ${[...declared.keys()].join(', ')}.`,
  );
  return false;
}

/** Notifies every remote that something happened. Events are `noun.past@version`, of the contracts or declared by a
 * remote of the page. */
export function emit<N extends EventName>(name: N, payload: EventPayload<N>): void {
  if (!isDeclared(name)) return;
  if (process.env.NODE_ENV !== 'production')
    void import('./check-event.ts').then(({ checkEvent }) => checkEvent(name, payload, declared.get(name)));
  bus.emit(name, payload);
}

/** Listens until the returned function is called. A remote of a later release may ask for an unknown event. */
export function on<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): () => void {
  if (!isDeclared(name)) return () => {};
  // One listener's fault reaches neither the sender nor the other listeners.
  const guarded = (payload: unknown) => {
    try {
      handler(payload as EventPayload<N>);
    } catch (error) {
      reportError(asError(error));
    }
  };
  bus.on(name, guarded);
  const release = releasesIn(new Error().stack ?? '').find((one) => !one.startsWith('shell/'));
  const own = endsOf.get(release ?? '') ?? new Set();
  const end = () => {
    bus.off(name, guarded);
    own.delete(end);
  };
  if (release !== undefined) endsOf.set(release, own.add(end));
  return end;
}

/** Ends all that a release listens to: its code is not used any more. */
export function endListeners(release: string): void {
  for (const end of endsOf.get(release) ?? []) end();
  endsOf.delete(release);
}
