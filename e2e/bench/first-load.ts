import { writeFileSync } from 'node:fs';
import { type Cookie, chromium } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { type Load, load, medians, networks } from './measure.ts';
import { startArms } from './sites.ts';

interface Result {
  route: string;
  network: string;
  federated: Load;
  single: Load;
  ratio: { ms: number; scriptBytes: number };
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Time to main content, script bytes and requests of both arms, loads alternating, and their ratios. */
export async function firstLoad({ runs, json }: { runs: number; json: string | undefined }): Promise<void> {
  const arms = await startArms();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: flags });
  try {
    const jobId = await firstJob(arms.federated);
    const routes = ['/', '/job-board', `/job-details/${jobId}`, '/tutor/dashboard'];
    const results: Result[] = [];
    for (const network of networks) {
      for (const route of routes) {
        const guarded = route.startsWith('/tutor/');
        const loads = { federated: [] as Load[], single: [] as Load[] };
        const cookies = {
          federated: guarded ? [await sessionCookie(arms.federated)] : [],
          single: guarded ? [await sessionCookie(arms.single)] : [],
        };
        const once = (arm: 'federated' | 'single') => load(browser, arms[arm] + route, network, cookies[arm]);
        await once('federated');
        await once('single');
        for (let run = 0; run < runs; run += 1) {
          for (const arm of ['federated', 'single'] as const) loads[arm].push(await once(arm));
        }
        const federated = medians(loads.federated);
        const single = medians(loads.single);
        const ratio = {
          ms: federated.ms / single.ms,
          scriptBytes: federated.scriptBytes / single.scriptBytes,
        };
        const named = route.replace(/\d+$/, '{id}');
        results.push({ route: named, network: network.name, federated, single, ratio });
        print(results.at(-1) as Result);
      }
    }
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await arms.stop();
  }
}

function print({ route, network, federated, single, ratio }: Result): void {
  const side = ({ ms, scriptBytes, requests }: Load) =>
    `${ms.toFixed(0).padStart(5)} ms ${(scriptBytes / 1000).toFixed(1).padStart(6)} kB ${String(requests).padStart(3)} req`;
  console.log(
    `${network.padEnd(11)} ${route.padEnd(18)} federated ${side(federated)}   single ${side(single)}` +
      `   ratio ${ratio.ms.toFixed(2)} time, ${ratio.scriptBytes.toFixed(2)} script bytes`,
  );
}

async function firstJob(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/job-board?per_page=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const id = data[0]?.id;
  if (id === undefined) throw new Error('The demo data has no open job.');
  return id;
}

/** The demo tutor's session, as the shell stores it. */
export async function sessionCookie(origin: string): Promise<Cookie> {
  const answer = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_no: '01700000001', password: 'demo-porao-1' }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: { tutor: { tutorid: number } } };
  const record = {
    token,
    type: 'tutor',
    tutorId: user.tutor.tutorid,
    phone: '01700000001',
    OTPVerifyUseOnly: false,
  };
  const { hostname } = new URL(origin);
  return {
    name: 'gt_user',
    value: encodeURIComponent(JSON.stringify(record)),
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  };
}
