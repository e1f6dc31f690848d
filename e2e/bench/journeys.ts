import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { runTool } from '../../deploy/local/run-tool.ts';
import { stopSignal } from '../../deploy/local/stop-signals.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';

interface Day {
  readonly name: string;
  /** The test that measures it, which keeps its figure in an annotation of the unit's name. */
  readonly file: string;
  readonly title?: RegExp;
  readonly unit: 'presses' | 'minutes';
  readonly most: number;
}

const days: readonly Day[] = [
  { name: "A guardian's first request", file: 'hire.spec.ts', title: /PUB-107/, unit: 'presses', most: 20 },
  { name: 'A tutor to 80 %', file: 'onboarding.spec.ts', unit: 'presses', most: 60 },
  { name: 'Applying to a job', file: 'journeys.spec.ts', title: /SHL-154/, unit: 'presses', most: 3 },
  { name: 'A decision', file: 'journeys.spec.ts', title: /by one key/, unit: 'presses', most: 1 },
  {
    name: 'A decision with a warning',
    file: 'journeys.spec.ts',
    title: /words to look/,
    unit: 'presses',
    most: 2,
  },
  { name: 'A decision with money', file: 'journeys.spec.ts', title: /charges/, unit: 'presses', most: 2 },
  { name: 'Posting for a family by phone', file: 'phone-posting.spec.ts', unit: 'minutes', most: 4 },
];

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { annotations: { type: string; description?: string }[] }[];
}
interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Runs the journeys against a site of their own and resolves with the report's tests. */
async function runJourneys(): Promise<Spec[]> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-journeys-'));
  const report = join(folder, 'report.json');
  const cwd = join(repoRoot, 'e2e');
  const cli = join(cwd, 'node_modules/@playwright/test/cli.js');
  const files = [...new Set(days.map(({ file }) => `tests/${file}`))];
  try {
    await runTool(process.execPath, [cli, 'test', '--reporter=list,json', ...files], {
      signal: stopSignal(),
      print: (text) => process.stdout.write(text),
      cwd,
      env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return (JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }).suites.flatMap(specsOf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether the day needs no more than its bar; one without a test yet misses it. */
function printDay({ name, file, title, unit, most }: Day, specs: readonly Spec[]): boolean {
  const found = specs.filter((spec) => spec.file.endsWith(file) && (title?.test(spec.title) ?? true));
  const figures = found.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) => (type === unit ? [Number(description)] : [])),
    ),
  );
  const figure = figures.length > 0 ? Math.max(...figures) : undefined;
  const isMet = figure !== undefined && figure <= most && found.every(({ ok }) => ok);
  const end = figure === undefined ? 'not measured' : isMet ? 'met' : 'missed';
  console.log(`${name.padEnd(30)} ${String(figure ?? '–').padStart(5)}  at most ${most} ${unit}: ${end}`);
  return isMet;
}

const measured = await runJourneys();
console.log('');
const met = days.map((day) => printDay(day, measured));
process.exitCode = met.every(Boolean) ? 0 : 1;
