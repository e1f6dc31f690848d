import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { migrateServer } from './migrate.ts';

it.runIf(inject('database').kind === 'postgres')(
  'OPS-241 three processes at once apply each migration once',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.close);
    const { db, url = '' } = database;
    await sql`drop schema if exists pgboss cascade`.execute(db);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const applied = await Promise.all([migrateServer(url), migrateServer(url), migrateServer(url)]);
    const names = applied.flat();
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  },
);
