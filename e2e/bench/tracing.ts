import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCollector } from '@porao/server/testing';
import { percentile } from '../../api/bench/figures.ts';
import { startChild } from '../../deploy/local/child.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { usageOf } from './process-usage.ts';

const requests = 1_000;
const warmUp = 300;

interface Figures {
  readonly startMs: number;
  readonly requestUs: number;
  readonly memoryMb: number;
}

interface TracingOptions {
  readonly runs: number;
  /** Sources of another commit with their packages, to be compared with. */
  readonly before: string | undefined;
}

/** Processor time of the start and of a page, and memory, of one gateway without tracing, with its default and with
 * every page; medians, the arms alternating. Linux alone. */
export async function tracingCost({ runs, before }: TracingOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-tracing-'));
  const collector = await startCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const arms = [
    ...(before === undefined ? [] : [{ name: 'before', root: before, env: {} }]),
    { name: 'off', root: repoRoot, env: {} },
    { name: 'one in ten', root: repoRoot, env: traced },
    { name: 'every page', root: repoRoot, env: { ...traced, OTEL_TRACES_SAMPLER_ARG: '1' } },
  ].map((arm) => ({ ...arm, figures: [] as Figures[] }));
  try {
    await prepareReleases({ dataDir });
    for (let run = 0; run < runs; run += 1)
      for (const { root, env, figures } of arms) figures.push(await measure(root, dataDir, env));
    for (const { name, figures } of arms) {
      const median = (value: (one: Figures) => number) => percentile(figures.map(value), 0.5).toFixed(0);
      const [start, request, memory] = [
        median(({ startMs }) => startMs),
        median(({ requestUs }) => requestUs),
        median(({ memoryMb }) => memoryMb),
      ];
      console.log(`${name.padEnd(12)} start ${start} ms   page ${request} µs   memory ${memory} MB`);
    }
  } finally {
    collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(root: string, dataDir: string, env: NodeJS.ProcessEnv): Promise<Figures> {
  const gateway = startChild({
    name: 'gateway',
    script: join(root, 'deploy/gateway/main.ts'),
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...env,
    },
    logDir: join(dataDir, 'log'),
    say: () => {},
  });
  try {
    const url = `http://127.0.0.1:${await gateway.ready}/tutor/dashboard`;
    const atStart = usageOf(gateway);
    await read(url, warmUp);
    const warm = usageOf(gateway);
    await read(url, requests);
    const later = usageOf(gateway);
    return {
      startMs: atStart.ms,
      requestUs: ((later.ms - warm.ms) * 1_000) / requests,
      memoryMb: later.bytes / 1e6,
    };
  } finally {
    await gateway.stop();
  }
}

async function read(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
}
