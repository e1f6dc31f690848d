/** Something that stands at a path pattern of React Router's kind. */
export interface Routed {
  readonly path: string;
}

interface Candidate<T> {
  readonly route: T;
  readonly test: RegExp;
  readonly score: number;
}

/** Finds the route of a path as React Router would: the most specific pattern wins, then the first one.
 * Patterns hold `:param`, optional segments (`:param?`, `text?`) and a trailing `*`. Fixed paths, which nothing is more
 * specific than, are looked up, so that it costs the same with hundreds of remotes. */
export function routeMatcher<T extends Routed>(routes: readonly T[]): (path: string) => T | undefined {
  const fixed = new Map<string, T>();
  const open: Candidate<T>[] = [];
  for (const route of routes) {
    for (const segments of variants(route.path)) {
      const key = plain(segments.join('/'));
      if (segments.some(isOpen)) open.push(candidate(route, segments));
      else if (!fixed.has(key)) fixed.set(key, route);
    }
  }
  open.sort((a, b) => b.score - a.score);
  return (path) => {
    const decoded = decode(path);
    if (decoded === undefined) return undefined;
    return fixed.get(plain(decoded)) ?? open.find(({ test }) => test.test(decoded))?.route;
  };
}

const isOpen = (segment: string): boolean => segment === '*' || segment.startsWith(':');

/** Without the slashes at its ends, of which a path has one at most, and in one case. */
const plain = (path: string): string => path.replace(/^\/|\/$/g, '').toLowerCase();

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
  return { route, test: new RegExp(`^${source}/?$`, 'i'), score };
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
