import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeChannels, noticeKinds, noticeRules } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { transitions } from '../transitions/index.ts';
import { otherNotices, transitionName, transitionNotices, waitNotices } from './table.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Paths of the remotes' pages, with `1` for what varies. */
const pages = ['mfe-public', 'mfe-parent', 'mfe-tutor', 'mfe-ops']
  .flatMap((remote) => [
    ...`${read(`${remote}/src/common/paths.ts`)}${read('shared/platform/src/site-paths.ts')}`.matchAll(
      /'(\/[^']*)'/g,
    ),
  ])
  .map(([, path = '']) => path.replace(/:\w+\??/g, '1'));

const rows = [...Object.values(transitionNotices), ...Object.values(waitNotices)].flatMap((told) =>
  told === 'nobody' ? [] : told,
);

describe('the table of notices', () => {
  it('NTF-004 says for every transition whom it is told to, if only that it is nobody', () => {
    const names = transitions.map(({ entity, from, to }) => transitionName(entity, from, to));
    expect(Object.keys(transitionNotices).toSorted()).toEqual([...new Set(names)].toSorted());
    for (const told of Object.values(transitionNotices)) expect(told).not.toEqual([]);
  });

  it('NTF-004 leads to pages that there are', () => {
    const paths = [
      ...rows.map(({ path }) => path({ request: 1, job: 1, deal: 1 })),
      ...Object.values(otherNotices).flatMap(({ path }) =>
        ['tutor', 'parent', 'operator'].map((role) => path(role, { job: 1 })),
      ),
    ];
    expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
  });

  it('NTF-042 offers people the kinds that their role is told of, by the channels that these use', () => {
    const roleOf = { guardian: 'parent', tutor: 'tutor', operators: 'operator' } as const;
    const others = Object.values(otherNotices);
    for (const kind of noticeKinds) {
      const told = rows.filter((row) => row.kind === kind);
      const used = [...told, ...others.filter((row) => row.kind === kind)].flatMap(({ channels }) => [
        ...channels,
      ]);
      const { roles, channels } = noticeRules[kind];
      expect(noticeChannels.filter((one) => used.includes(one))).toEqual(
        noticeChannels.filter((one) => channels.includes(one)),
      );
      for (const { to } of told) expect(roles).toContain(roleOf[to]);
    }
  });

  it('NTF-001 transitions are written in one place, with their job', () => {
    const writers = globSync('api/src/modules/**/*.ts', { cwd: root }).filter((path) =>
      /insertInto\('transitions'\)|insert into transitions/.test(read(path)),
    );
    expect(writers.filter((path) => !path.endsWith('.test.ts'))).toEqual([
      'api/src/modules/transitions/history.repository.ts',
    ]);
  });
});
