interface CookieStore {
  get: (name: string) => Promise<{ value: string } | null>;
}

/** A cookie's text; undefined without one, and in browsers whose workers cannot read cookies. */
export async function workerCookie(name: string): Promise<string | undefined> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  return (await cookieStore?.get(name).catch(() => null))?.value;
}
