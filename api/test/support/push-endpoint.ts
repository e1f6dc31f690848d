import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { bodyOf, startHttp } from './http-server.ts';

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A push service with one browser, which reads messages as RFC 8291 says. */
export async function startPushEndpoint() {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const secret = randomBytes(16);

  function decrypt(body: Buffer): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const server = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]);
    const shared = hkdf(secret, browser.computeSecret(server), info, 32);
    const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + keyLength);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  const taken: { message: unknown; headers: Record<string, unknown> }[] = [];
  let status = 201;
  let held: Promise<void> | undefined;
  let asked = 0;
  const http = await startHttp(async (request, response) => {
    const body = await bodyOf(request);
    asked += 1;
    await held;
    if (status === 201) taken.push({ message: decrypt(body), headers: request.headers });
    response.writeHead(status).end();
  });
  return {
    ...http,
    taken,
    answerWith: (next: number) => {
      status = next;
    },
    /** Messages that came, answered or not. */
    asked: () => asked,
    /** Answers nothing until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    /** The browser gives this to the site. */
    subscription: {
      endpoint: `${http.url}/send/1`,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
  };
}
