import { expect, it } from 'vitest';
import { migrationFaults } from './migration-faults.ts';

const faults = (sql: string) => migrationFaults(sql, '2.1.0');

it.each([
  ['alter table jobs drop column salary;', 'drops a column or table'],
  ['drop table\n  alerts;', 'drops a column or table'],
  ['alter table jobs drop salary;', 'drops a column or table'],
  ['alter table jobs\n  add a text, drop if exists salary;', 'drops a column or table'],
  ['alter table jobs alter salary drop default;', 'drops a default'],
  ['alter table jobs add fee numeric(10, 2) not null;', 'adds a required column without a default'],
  ['alter table jobs rename column a to b;', 'renames'],
  ['ALTER TABLE jobs RENAME TO offers;', 'renames'],
  ['alter table jobs alter salary type bigint;', 'changes a type'],
  ['alter table jobs alter column salary set data type bigint;', 'changes a type'],
  ["alter type stage add value 'new';", 'changes a type'],
  ['alter table jobs alter column salary set not null;', 'makes a column required'],
  [
    'alter table jobs add column a text default 1, add column b text not null;',
    'adds a required column without a default',
  ],
])('OPS-406 an older version does not survive %s', (sql, what) => {
  expect(faults(`create table a (id integer not null);\n${sql}\n`)).toEqual([what]);
});

it('OPS-406 what only adds passes', () => {
  const sql = `-- drop column is said in a comment alone
create table a (id integer primary key, type text not null, note text default 'rename');
alter table jobs add column a boolean not null default false, add column b text;
alter table jobs drop constraint jobs_check;
alter table jobs add constraint jobs_check check (a is not null or b in ('drop', 'rename'));
alter table jobs alter column a drop not null;
alter table a alter column note set not null, drop column type;
create index on a (type);`;
  expect(faults(sql)).toEqual([]);
});

it('OPS-406 what a released version stopped using may go; what one to come stops using may not', () => {
  const drop = (since: string) => `-- Not used since ${since}.\nalter table jobs drop column salary;\n`;
  expect(faults(drop('2.1.0'))).toEqual([]);
  expect(faults(drop('v2.0.0'))).toEqual([]);
  expect(faults(drop('2.2.0'))).toHaveLength(1);
  expect(faults(`${drop('2.1.0')}alter table jobs drop column time;`)).toHaveLength(1);
  // A copy of the repository without tags.
  expect(migrationFaults(drop('2.1.0'), '')).toHaveLength(1);
});
