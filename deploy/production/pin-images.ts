import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@porao/server';

const files = ['compose.yaml', 'Dockerfile'];
const named = /^(\s*image: |FROM )([a-z0-9./-]+):([\w.-]+)(?:@sha256:[0-9a-f]{64})?$/gm;
/** An index of all machines' images, or the manifest of the only one. */
const accepted = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const answerTime = 15_000;

/** The text with the digest that the registry has for each image's tag now. */
export async function pinned(text: string, registry: string): Promise<string> {
  const digests = new Map<string, string>();
  for (const [, , name = '', tag = ''] of text.matchAll(named))
    digests.set(`${name}:${tag}`, await digestOf(registry, name, tag));
  return text.replaceAll(
    named,
    (_, before: string, name: string, tag: string) =>
      `${before}${name}:${tag}@${digests.get(`${name}:${tag}`)}`,
  );
}

async function digestOf(registry: string, name: string, tag: string): Promise<string> {
  const url = `${registry}/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'HEAD',
      headers: { accept: accepted, ...headers },
      signal: AbortSignal.timeout(answerTime),
    });
  const first = await ask();
  const answer =
    first.status === 401 ? await ask({ authorization: `Bearer ${await tokenOf(first)}` }) : first;
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest))
    throw new Error(`${registry} answers ${answer.status} for ${name}:${tag}.`);
  return digest;
}

/** Anyone may read public images, with a token that the answer says where to get. */
async function tokenOf(refused: Response): Promise<string> {
  const told = refused.headers.get('www-authenticate') ?? '';
  const part = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(told)?.[1] ?? '';
  const url = new URL(part('realm'));
  for (const key of ['service', 'scope']) url.searchParams.set(key, part(key));
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerTime) });
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
}

if (import.meta.main) {
  const registry = process.env['IMAGE_REGISTRY'] || 'https://registry-1.docker.io';
  try {
    const texts = new Map<string, string>();
    for (const file of files.map((name) => join(import.meta.dirname, name)))
      texts.set(file, await pinned(readFileSync(file, 'utf8'), registry));
    // Only once all are known.
    for (const [file, text] of texts) writeFileSync(file, text);
    console.log('Images are pinned to the digests of their tags.');
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    console.error(`Nothing was changed: ${messageOf(error)}${cause}`);
    console.error(
      'Images come from a registry; IMAGE_REGISTRY=https://… names a mirror that this machine reaches.',
    );
    process.exitCode = 1;
  }
}
