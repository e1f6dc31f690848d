import { parseArgs } from 'node:util';

const usage = `Measures ratios in one run; single times of these machines mean nothing.

  pnpm bench first-load [--runs 7] [--json FILE]   published remotes against the same sources as one application`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' }, json: { type: 'string' } },
});

if (positionals[0] === 'first-load') {
  const { firstLoad } = await import('./first-load.ts');
  await firstLoad({ runs: Number(values.runs), json: values.json });
} else {
  console.log(usage);
  process.exitCode = positionals.length === 0 ? 0 : 1;
}
