import { execFileSync, spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const help = `Measures ratios in one run; single times of these machines mean nothing. Figures that last go below the line that
each run begins with, into docs/measurements.md.

  pnpm bench first-load [--runs 7] [--routes /,visit] [--json FILE] [--against COMMIT]
                                                   published remotes against the same sources as one application with the
                                                   same rendering, or against another commit: content, a press, whole
                                                   visits
  pnpm bench returning [--only mfe-tutor/text] [--commits 20] [--against COMMIT] [--worker on|off] [--write]
                 [--dictionaries on|off] [--network slow4g|unthrottled] [--rollback] [--single]
                                                   bytes that a browser with a kept profile loads after a release of one
                                                   app, for each app and kind of change or for commits one after the
                                                   other; also of another commit and of one application;
                                                   BENCH_FILES=1 prints each file and all logs
  pnpm bench lighthouse [--runs 7] [--server URL] [--json FILE]
                                                   Lighthouse for phones on six public pages and two of a tutor: medians, and
                                                   whether they pass
  pnpm bench inp [--runs 7] [--cpu 6] [--server URL] [--json FILE]
                                                   Interaction to Next Paint of a scripted visit on a slowed processor
  pnpm bench gateway [--runs 3] [--against COMMIT] [--addresses 100000]
                                                   pages of one gateway against bare servers and the gateway of another
                                                   commit: processor time, waits, more load than it renders,
                                                   memory; and a call through it against the API alone; two minutes
  pnpm bench modules                               kB after brotli of each package in the first scripts of the shell as
                                                   it was built last
  pnpm bench start [--runs 3]                      npm start in a clone of HEAD, twice again, and one remote published, against
                                                   their bars; a minute each run
  pnpm bench api [--sizes 10000,100000,1000000] [--requests 300] [--seconds 6] [--against COMMIT]
                 [--server URL] [--json FILE]      calls over HTTP at 1 and 32 clients, beside another commit: time and
                                                   processor time`;

let line = '';
if (process.argv[2] !== undefined) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`;
  const command = ['pnpm bench', ...process.argv.slice(2)].join(' ');
  line = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}: \`${command}\``;
  console.log(line);
}

if (process.argv[2] === 'api') {
  const script = join(import.meta.dirname, '../../api/bench/main.ts');
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    routes: { type: 'string' },
    cpu: { type: 'string' },
    addresses: { type: 'string', default: '100000' },
    against: { type: 'string' },
    server: { type: 'string' },
    json: { type: 'string' },
    only: { type: 'string' },
    commits: { type: 'string' },
    worker: { type: 'string' },
    dictionaries: { type: 'string' },
    network: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    single: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs ?? (['gateway', 'start'].includes(positionals[0] ?? '') ? 3 : 7));

if (positionals[0] === 'first-load') {
  const { firstLoad } = await import('./first-load.ts');
  const { routes, json, against } = values;
  await firstLoad({ runs, routes: routes?.split(','), json, against });
} else if (positionals[0] === 'returning') {
  const { returningBench } = await import('./returning/returning.ts');
  const { only, commits, against, worker, dictionaries, network, rollback, single, write } = values;
  const wanted = { only, commits, against, worker, dictionaries, network, rollback, single };
  await returningBench({ ...wanted, write: write ? line : undefined });
} else if (positionals[0] === 'lighthouse') {
  const { lighthouseBench } = await import('./lighthouse.ts');
  const { server, json } = values;
  const passed = await lighthouseBench({ runs, server, json });
  process.exitCode = passed ? 0 : 1;
} else if (positionals[0] === 'inp') {
  const { inpBench } = await import('./inp.ts');
  const { cpu = 6, server, json } = values;
  const passed = await inpBench({ runs, cpu: Number(cpu), server, json });
  process.exitCode = passed ? 0 : 1;
} else if (positionals[0] === 'gateway') {
  const { gatewayLoad } = await import('./gateway.ts');
  const { against, addresses } = values;
  await gatewayLoad({ runs, against, addresses: Number(addresses) });
} else if (positionals[0] === 'modules') {
  const { modulesBench } = await import('./modules.ts');
  modulesBench();
} else if (positionals[0] === 'start') {
  const { startBench } = await import('./start.ts');
  process.exitCode = (await startBench({ runs })) ? 0 : 1;
} else {
  console.log(help);
  process.exitCode = positionals.length === 0 ? 0 : 1;
}
