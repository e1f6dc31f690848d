import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeChannels, noticeKinds, noticeRules } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { transitions } from '../transitions/index.ts';
import { transitionName, transitionNotices, waitNotices } from './table.ts';
import { otherNotices } from './table-other.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = [...Object.values(transitionNotices), ...Object.values(waitNotices)].flatMap((told) =>
  told === 'nobody' ? [] : told,
);

describe('the table of notices', () => {
  it('NTF-004 says for every transition whom it is told to, if only that it is nobody', () => {
    const names = transitions.map(({ entity, from, to }) => transitionName(entity, from, to));
    expect(Object.keys(transitionNotices).toSorted()).toEqual([...new Set(names)].toSorted());
    for (const told of Object.values(transitionNotices)) expect(told).not.toEqual([]);
  });

  it('NTF-042 offers people the kinds that their role is told of, by the channels that these use', () => {
    const roleOf = { guardian: 'parent', tutor: 'tutor', operators: 'operator', leads: 'operator' } as const;
    const others = Object.values(otherNotices);
    for (const kind of noticeKinds) {
      const told = rows.filter((row) => row.kind === kind);
      const used = [...told, ...others.filter((row) => row.kind === kind)].flatMap((row) => [
        ...row.channels,
        ...('whenUnsafe' in row ? (row.whenUnsafe ?? []) : []),
      ]);
      const { roles, channels } = noticeRules[kind];
      expect(noticeChannels.filter((one) => used.includes(one))).toEqual(
        noticeChannels.filter((one) => channels.includes(one)),
      );
      for (const { to } of told) expect(roles).toContain(roleOf[to]);
    }
  });

  it('NTF-089 the end of a tuition goes to both sides by text message, too', () => {
    for (const name of ['deal in_process > ended', 'deal continue > ended'] as const) {
      const told = transitionNotices[name];
      const sides = told === 'nobody' ? [] : told?.filter(({ to }) => to === 'guardian' || to === 'tutor');
      expect(sides?.map(({ channels }) => channels.includes('sms'))).toEqual([true, true]);
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
