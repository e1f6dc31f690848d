/** First match wins: browsers name those that they descend from too. */
const browsers = [
  [/EdgA?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

const find = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a `User-Agent` in words, without versions; null for anything else. */
export function deviceOf(userAgent: string | undefined): string | null {
  const [browser, system] = [find(browsers, userAgent ?? ''), find(systems, userAgent ?? '')];
  if (!browser) return system ?? null;
  return system ? `${browser} on ${system}` : browser;
}
