import { language, retry } from '@porao/platform';
import type { PdfAnswer, PdfFonts } from './pdf-job.ts';
import type { Sheet } from './sheet.ts';

const fonts = {
  regular: new URL('./fonts/noto-sans-bengali-regular.ttf', import.meta.url).href,
  bold: new URL('./fonts/noto-sans-bengali-bold.ttf', import.meta.url).href,
};

export async function readFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([bytesOf(fonts.regular), bytesOf(fonts.bold)]);
  return { regular, bold };
}

/** Makes sheets with an app's worker. */
export const sheetMaker =
  (script: string) =>
  async (sheet: Sheet): Promise<Blob> => {
    const job = { sheet, fonts: await readFonts(), language };
    // A development server builds no workers.
    if (process.env['NODE_ENV'] === 'development') return (await import('./sheet.ts')).makeSheet(job);
    return makeInWorker(script, job);
  };

/** The browser makes an object of an address, which `Worker` takes; typed as the string that it was. */
interface ScriptUrls {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls;
}

const rules: ScriptUrls = { createScriptURL: (url) => url };
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('porao-worker', rules) ?? rules;

/** `p`: where the release's files are. */
declare const __webpack_require__: { readonly p: string };

/** Makes a PDF in a worker, so that the page answers meanwhile (docs/adr/0014): `script` is an app's own worker. */
export async function makeInWorker(script: string, job: object): Promise<Blob> {
  const source = await sourceOf(new URL(script, __webpack_require__.p));
  // WebKit drops the script when the service worker takes the page over in that moment; then a second worker starts.
  const answer = await answerOf(source, job).catch(() => answerOf(source, job));
  if ('error' in answer) throw new Error(answer.error);
  return answer.blob;
}

async function answerOf(source: string, job: object): Promise<PdfAnswer> {
  const worker = new Worker(policy.createScriptURL(source));
  try {
    return await new Promise<PdfAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The worker did not start.')),
      );
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

/** No worker starts from another origin. The site has every file of a release itself; of a developer's own build a copy
 * starts. */
const sourceOf = async (url: URL): Promise<string> =>
  /^\/(releases|files)\//.test(url.pathname) ? url.pathname : URL.createObjectURL(await load(url.href));

const load = (url: string): Promise<Blob> =>
  retry(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
    return answer.blob();
  });

const bytesOf = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await load(url)).arrayBuffer());
