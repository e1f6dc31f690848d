import { call } from '@porao/platform';

type Key = Parameters<typeof call>[0];
type InputOf<K extends Key> = Parameters<typeof call<K>> extends [K, ...infer Input] ? Input : never;

/** A call that is sent later, once. */
export interface Request {
  now: () => Promise<unknown>;
  /** Sends it as the page is left, when no answer can be waited for. */
  onLeave: () => void;
}

export function request<K extends Key>(...[key, input]: [key: K, ...input: InputOf<K>]): Request {
  // The compiler does not see that the two spellings of the arguments are the same.
  const send = (more?: { keepalive: true }) =>
    call(...([key, { ...(input as object | undefined), ...more }] as unknown as Parameters<typeof call<K>>));
  return {
    now: () => send(),
    onLeave: () => void send({ keepalive: true }).catch(() => {}),
  };
}
