/** Is what the shell provides to remotes, as the runtime of Module Federation shows it to tools (`__FEDERATION__`).
 * It is read and never changed. */
interface Provided {
  readonly lib?: (() => unknown) | null;
  readonly get: () => Factory | Promise<Factory>;
}
type Factory = () => unknown;
type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

interface Instance {
  readonly name: string;
  readonly shareScopeMap: Readonly<Record<string, ShareScope>>;
}

/** Undefined until the shell has started. */
function shareScope(): ShareScope | undefined {
  const { __FEDERATION__: { __INSTANCES__: instances = [] } = {} } = globalThis as {
    __FEDERATION__?: { __INSTANCES__?: readonly Instance[] };
  };
  return instances.find(({ name }) => name === 'porao_shell')?.shareScopeMap['default'];
}

export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shareScope() ?? {}).map(([name, versions]) => [name, Object.keys(versions).join(', ')]),
  );

type Listen = (event: string, handler: (payload: unknown) => void) => () => void;

/** The function by which remotes listen to events; undefined until the shell has started. */
export async function eventBus(): Promise<Listen | undefined> {
  const [provided] = Object.values(shareScope()?.['@porao/platform'] ?? {});
  const factory = provided?.lib ?? (await provided?.get());
  return (factory?.() as { on: Listen } | undefined)?.on;
}
