import { call } from '@porao/platform';

type Key = Parameters<typeof call>[0];
type InputOf<K extends Key> = Parameters<typeof call<K>> extends [K, ...infer Input] ? Input : never;

/** A call that is sent later, and goes out although its page is being left. */
export type Request = () => Promise<unknown>;

export const request =
  <K extends Key>(...[key, input]: [key: K, ...input: InputOf<K>]): Request =>
  () =>
    // The compiler does not see that the two spellings of the arguments are the same.
    call(
      ...([key, { ...(input as object | undefined), keepalive: true }] as unknown as Parameters<
        typeof call<K>
      >),
    );
