import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repoRoot } from '../registry/index.ts';
import { html, startLive } from '../testing/gateway.ts';

const folder = join(import.meta.dirname, 'monitoring');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found).filter((found) => found !== '');

const Panel = z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) });
const Dashboard = z.object({ panels: z.array(Panel) });

const alerts = read('alerts.yaml');
const ofDashboard = Dashboard.parse(JSON.parse(read('grafana/porao.json'))).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);
const expressions = [alerts, ...ofDashboard].join('\n');

it('OPS-110 OPS-142 alerts and dashboard name metrics and labels that exist', async () => {
  const { url, metricsUrl } = await startLive({ METRICS_PORT: '0' });
  await fetch(`${url}/tutors/7`, { headers: html });
  const shown = await (await fetch(metricsUrl)).text();
  const metrics = new Set(matches(shown, /^([a-z_0-9]+)[{ ]/gm));
  const named = expressions.match(/\b(porao|process|nodejs)_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(30);
  // The API's own are compared by its tests.
  const ofGateway = named.filter((name) => !/^porao_(database|queue)_/.test(name));
  expect(ofGateway.filter((name) => !metrics.has(name))).toEqual([]);

  // Prometheus adds the first two; the others are of the API's.
  const labels = new Set(['job', 'instance', 'state', 'queue', ...matches(shown, /[{,](\w+)="/g)]);
  const grouped = matches(expressions, /\bby \(([^)]*)\)/g).flatMap((list) => list.split(/, */));
  const filtered = matches(expressions, /[{,] ?(\w+)[!=~]{1,2}"/g);
  expect([...grouped, ...filtered].filter((label) => !labels.has(label))).toEqual([]);
});

it('each alert says in docs/operators.md what to do', () => {
  const names = matches(alerts, /^ +- alert: (\w+)$/gm);
  expect(names.length).toBeGreaterThan(5);
  const told = matches(readFileSync(join(repoRoot, 'docs/operators.md'), 'utf8'), /^\| `(\w+)` +\|/gm);
  expect(told).toEqual(names);
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool)
  console.log('promtool is not installed: the rules are not checked (apt-get install prometheus)');

describe.skipIf(!hasPromtool)('Prometheus', () => {
  it.each([
    ['accepts its configuration and the rules', ['check', 'config', 'prometheus.yaml']],
    ['raises each alert by what it is for, and nothing less', ['test', 'rules', 'alerts.test.yaml']],
  ])('%s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, stderr: '' });
  });
});
