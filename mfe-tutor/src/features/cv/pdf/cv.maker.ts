import { language, retry } from '@porao/platform';
import type { CvView } from '../cv.view.ts';
import type { CvAnswer, CvJob } from './cv.job.ts';
import { wordsOf } from './cv.words.ts';

/** `p`: where the release's files are. */
declare const __webpack_require__: { readonly p: string };

const fonts = {
  regular: new URL('./fonts/noto-sans-bengali-regular.ttf', import.meta.url).href,
  bold: new URL('./fonts/noto-sans-bengali-bold.ttf', import.meta.url).href,
};

/** The CV as a PDF, made in a worker so that the page answers meanwhile (docs/adr/0014). */
export async function makePdf(view: CvView, photo: string | null): Promise<Blob> {
  const [regular, bold] = await Promise.all([bytesOf(fonts.regular), bytesOf(fonts.bold)]);
  const job = { view, photo, fonts: { regular, bold }, words: wordsOf(view), language };
  // A development server builds no workers.
  if (process.env['NODE_ENV'] === 'development') return (await import('./make-cv.ts')).makeCv(job);
  return inWorker(job);
}

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

async function inWorker(job: CvJob): Promise<Blob> {
  const source = await sourceOf(new URL('workers/cv.js', __webpack_require__.p));
  // WebKit drops the script when the service worker takes the page over in that moment; then a second worker starts.
  const answer = await answerOf(source, job).catch(() => answerOf(source, job));
  if ('error' in answer) throw new Error(answer.error);
  return answer.blob;
}

async function answerOf(source: string, job: CvJob): Promise<CvAnswer> {
  const worker = new Worker(policy.createScriptURL(source));
  try {
    return await new Promise<CvAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CvAnswer>) => resolve(data));
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
