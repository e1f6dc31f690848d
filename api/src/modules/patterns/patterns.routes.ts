import { type opsPatternEndpoints, type Pattern, PatternKind, type PatternWhy } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { perform, refuseAct } from '../audit/index.ts';
import { readFacts } from './facts.repository.ts';
import type { Flag } from './pattern-index.ts';
import * as repository from './patterns.repository.ts';
import { findPatterns, hasGrown } from './patterns.rules.ts';

const kindOf = (why: PatternWhy) => PatternKind.parse(why.split('.')[0]);

/** Those that are not about the reader: nobody decides the own case. */
const findFor = async (db: Db, { userId }: Viewer) =>
  findPatterns(await readFacts(db)).filter(({ people }) => !people.includes(userId));

async function withLooks(db: Db, flags: readonly Flag[]) {
  const looks = await repository.readLooks(db);
  return flags.map((flag) => {
    const look = looks.get(flag.key);
    if (!look) return { flag, seen: null, open: true };
    const { numbers, ...seen } = look;
    return { flag, seen, open: hasGrown(flag.numbers, numbers) };
  });
}

async function toWire(db: Db, found: Awaited<ReturnType<typeof withLooks>>): Promise<Pattern[]> {
  const names = await repository.readNames(
    db,
    found.flatMap(({ flag }) => flag.people),
  );
  return found.map(({ flag: { people, deals, key, why, numbers }, seen, open }) => ({
    key,
    kind: kindOf(why),
    why,
    numbers: { ...numbers },
    people: people.flatMap((id) => names.get(id) ?? []),
    deals: [...deals],
    seen,
    open,
  }));
}

export function opsPatternHandlers({ db }: Services): Handlers<typeof opsPatternEndpoints> {
  return {
    'GET /api/ops/patterns': async ({ query, viewer }) => {
      const { kind, person, show } = query;
      const flags = (await findFor(db, viewer)).filter(
        (flag) =>
          (kind === undefined || kindOf(flag.why) === kind) &&
          (person === undefined || flag.people.includes(person)),
      );
      const found = (await withLooks(db, flags)).filter(({ open }) => open || show === 'all');
      const [limit, offset] = rowsOf(query);
      const rows = await toWire(db, found.slice(offset, offset + limit));
      return paged(query, { rows, total: found.length });
    },
    'POST /api/ops/patterns/:key/seen': async ({ params: { key }, body, viewer }) => {
      const flag = (await findFor(db, viewer)).find((one) => one.key === key);
      const [id] = flag?.people ?? [];
      if (!flag || id === undefined) throw new ApiFailure('NOT_FOUND', 'pattern.gone');
      const call = { params: { id }, body, viewer };
      return perform(db, call, { action: 'look-at-pattern', subject: 'user' }, async (trx) => {
        for (const other of flag.people) await refuseAct(trx, viewer, { subject: 'user', id: other });
        const look = { key, numbers: flag.numbers, note: body.reason, userId: viewer.userId };
        await repository.saveLook(trx, look);
        const [data] = await toWire(trx, await withLooks(trx, [flag]));
        if (!data) throw new ApiFailure('NOT_FOUND', 'pattern.gone');
        return { message: 'ops.patternSeen', data, before: null, after: { pattern: key } };
      });
    },
  };
}
