interface Candidate<T> {
  readonly route: T;
  readonly test: RegExp;
  readonly score: number;
}

/** Finds the route of a path by React Router's rules: the most specific pattern wins, of equal ones the first.
 * Patterns hold `:param`, optional segments (`:param?`, `text?`) and a trailing `*`. */
export function routeMatcher<T>(
  routes: readonly T[],
  patternOf: (route: T) => string,
): (pathname: string) => T | undefined {
  // No pattern is more specific than a fixed path, so a look-up is enough, however many remotes there are.
  const fixed = new Map<string, T>();
  const open: Candidate<T>[] = [];
  for (const route of routes) {
    for (const segments of variants(patternOf(route))) {
      const key = normalized(segments.join('/'));
      if (segments.some(isOpen)) open.push(candidate(route, segments));
      else if (!fixed.has(key)) fixed.set(key, route);
    }
  }
  open.sort((a, b) => b.score - a.score);
  return (pathname) => {
    const path = decoded(pathname);
    if (path === undefined) return undefined;
    return fixed.get(normalized(path)) ?? open.find(({ test }) => test.test(path))?.route;
  };
}

/** Returns whether no other pattern can be more specific. */
export const isFixedPath = (pattern: string): boolean => !/[:*?]/.test(pattern);

/** Returns what a pattern matches, whatever its parameters are called: a text for each way to leave out optional
 * segments. */
export const patternKeys = (pattern: string): string[] =>
  variants(pattern).map((segments) =>
    segments.map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase())).join('/'),
  );

const isOpen = (segment: string): boolean => segment === '*' || segment.startsWith(':');

const normalized = (path: string): string => path.replace(/^\/|\/+$/g, '').toLowerCase();

/** The segments of a pattern, once with and once without each optional one. */
function variants(pattern: string): string[][] {
  let all: string[][] = [[]];
  for (const segment of pattern.split('/').filter((part) => part !== '')) {
    const optional = segment.endsWith('?');
    const name = optional ? segment.slice(0, -1) : segment;
    all = all.flatMap((head) => (optional ? [[...head, name], head] : [[...head, name]]));
  }
  return all;
}

/** Scores are those of React Router. */
function candidate<T>(route: T, segments: readonly string[]): Candidate<T> {
  let score = segments.length;
  let source = '';
  for (const segment of segments) {
    if (segment === '*') {
      score -= 2;
      source += '(?:/.*)?';
    } else if (segment.startsWith(':')) {
      score += 3;
      source += '/[^/]+';
    } else {
      score += 10;
      source += `/${segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
    }
  }
  return { route, test: new RegExp(`^${source}/*$`, 'i'), score };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
