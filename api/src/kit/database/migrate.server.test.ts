import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { migrateServer } from './migrate.ts';
import { run } from './query.repository.ts';

it.runIf(inject('database').kind === 'postgres')(
  'OPS-241 three processes at once apply each migration once',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.close);
    const { db, url = '' } = database;
    await run(db)`drop schema if exists pgboss cascade`;
    await run(db)`drop schema public cascade`;
    await run(db)`create schema public`;
    const applied = await Promise.all([migrateServer(url), migrateServer(url), migrateServer(url)]);
    const names = applied.flat();
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  },
);
