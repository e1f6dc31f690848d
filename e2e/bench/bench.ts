import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const help = `Measures ratios in one run; single times of these machines mean nothing.

  pnpm bench first-load [--runs 7] [--usual] [--no-single] [--routes /,visit] [--json FILE]
                                                   published remotes against the same sources as one application, with and
                                                   without its content in the HTML: content, a press, a whole visit; with
                                                   --usual also against them federated the usual way, with
                                                   --no-single only against the application with content
  pnpm bench lighthouse [--runs 7] [--server URL] [--json FILE]
                                                   Lighthouse for phones on six public pages and two of a tutor: medians, and
                                                   whether they pass
  pnpm bench inp [--runs 7] [--cpu 6] [--server URL] [--json FILE]
                                                   Interaction to Next Paint of a scripted visit on a slowed processor
  pnpm bench scroll [--cards 500] [--jobs 100000] [--cpu 4] [--json FILE]
                                                   the board scrolled on a slowed processor: frames, document, memory, and back
  pnpm bench navigation [--runs 7] [--json FILE]   from a page of one remote to another's, against the same sources as one
                                                   application with the same rendering
  pnpm bench remotes [--runs 7] [--json FILE]      first loads with 4, 40 and 400 registered remotes
  pnpm bench gateway [--runs 3] [--against COMMIT] [--addresses 100000]
                                                   pages of one gateway against bare servers and the gateway of another
                                                   commit: processor time, waits, more load than it renders,
                                                   memory; and a call through it against the API alone; two minutes
  pnpm bench floods --against COMMIT               sign-ins and the board of others while the floods of pnpm test:attack run,
                                                   against another commit; eight minutes
  pnpm bench dev [--runs 7] [--json FILE]          edits under pnpm dev mfe-tutor until the open page shows them
  pnpm bench start [--runs 3]                      npm start in a clone of HEAD, twice again, and one remote published, against
                                                   their bars; a minute each run
  pnpm bench soak [--seconds 60] [--changes 40]    loads and navigations while every app is shipped and taken back
  pnpm bench api [--sizes 10000,100000,1000000] [--pglite] [--requests 300] [--seconds 6] [--against COMMIT]
                 [--server URL] [--json FILE]      calls over HTTP at 1 and 32 clients, beside another commit: time and
                                                   processor time`;

if (process.argv[2] === 'api') {
  const script = join(import.meta.dirname, '../../api/bench/main.ts');
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string' },
    usual: { type: 'boolean', default: false },
    single: { type: 'boolean', default: true },
    routes: { type: 'string' },
    cards: { type: 'string', default: '500' },
    jobs: { type: 'string', default: '100000' },
    cpu: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    changes: { type: 'string', default: '40' },
    addresses: { type: 'string', default: '100000' },
    against: { type: 'string' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});

const runs = Number(values.runs ?? (['gateway', 'start'].includes(positionals[0] ?? '') ? 3 : 7));

if (positionals[0] === 'first-load') {
  const { firstLoad } = await import('./first-load.ts');
  const { usual, single, routes, json } = values;
  await firstLoad({ runs, usual, single, routes: routes?.split(','), json });
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
} else if (positionals[0] === 'scroll') {
  const { boardScroll } = await import('./board-scroll.ts');
  const { cards, jobs, cpu = 4, json } = values;
  await boardScroll({ cards: Number(cards), jobs: Number(jobs), cpu: Number(cpu), json });
} else if (positionals[0] === 'gateway') {
  const { gatewayLoad } = await import('./gateway.ts');
  const { against, addresses } = values;
  await gatewayLoad({ runs, against, addresses: Number(addresses) });
} else if (positionals[0] === 'floods' && values.against) {
  const { floods } = await import('./floods.ts');
  await floods(values.against);
} else if (positionals[0] === 'navigation') {
  const { navigation } = await import('./navigation.ts');
  await navigation({ runs, json: values.json });
} else if (positionals[0] === 'remotes') {
  const { manyRemotes } = await import('./many-remotes.ts');
  await manyRemotes({ runs, json: values.json });
} else if (positionals[0] === 'dev') {
  const { devReload } = await import('./dev.ts');
  await devReload({ runs, json: values.json });
} else if (positionals[0] === 'start') {
  const { startBench } = await import('./start.ts');
  process.exitCode = (await startBench({ runs })) ? 0 : 1;
} else if (positionals[0] === 'soak') {
  const { soakBench } = await import('./soak.ts');
  await soakBench({ seconds: Number(values.seconds), changes: Number(values.changes) });
} else {
  console.log(help);
  process.exitCode = positionals.length === 0 ? 0 : 1;
}
