import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { openServer } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { startPostgres } from './postgres-server.ts';
import './provided.ts';

/** TEST_DATABASE_URL, or a server of our own; every test file gets a copy of one migrated database. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `porao_test_${process.pid}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${template}`);

  const url = new URL(server.url);
  url.pathname = `/${template}`;
  await migrateServer(url.href);
  const database = openServer(url.href, { timeLimits: false, onConnectionError: () => {} });
  await loadReferenceData(database.db);
  await database.close();

  project.provide('database', { kind: 'postgres', url: server.url, template, own: !given });
  return async () => {
    if (given) await admin.query(`drop database ${template}`);
    await admin.end();
    await server.stop();
  };
}
