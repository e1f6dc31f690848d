import { accounts } from './accounts.rules.ts';
import { noShow, oneMonth, refunds, unpaid } from './deals.rules.ts';
import type { PatternFacts } from './facts.ts';
import { type Flag, indexFacts } from './pattern-index.ts';
import { advance, fakeGuardian, papers } from './people.rules.ts';
import { reports } from './reports.rules.ts';

const rules = [reports, oneMonth, unpaid, noShow, refunds, fakeGuardian, advance, papers, accounts];

/** Keeps of flags with one key the one with most people: two values that the same accounts share say one thing. */
export function findPatterns(facts: PatternFacts): Flag[] {
  const indexed = indexFacts(facts);
  const byKey = new Map<string, Flag>();
  for (const found of rules.flatMap((rule) => rule(indexed))) {
    const known = byKey.get(found.key);
    if (!known || known.people.length < found.people.length) byKey.set(found.key, found);
  }
  return [...byKey.values()].sort((a, b) => b.deals.length - a.deals.length || (a.key < b.key ? -1 : 1));
}

/** It is to be looked at again: a number is larger than it was; `usual` is the site's, not the pattern's. */
export const hasGrown = (numbers: Flag['numbers'], seen: Flag['numbers']): boolean =>
  Object.entries(numbers).some(([name, count]) => name !== 'usual' && count > (seen[name] ?? 0));
