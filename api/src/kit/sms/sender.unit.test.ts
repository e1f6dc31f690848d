import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, startHttp } from '../../../test/support/http-server.ts';
import { ApiFailure } from '../failure.ts';
import { defaultTemplate, gatewaySender, noSender } from './sender.ts';

let server: Awaited<ReturnType<typeof startHttp>>;
let taken: { body: string; type: string | undefined; authorization: string | undefined }[] = [];
let status = 200;

beforeEach(async () => {
  taken = [];
  status = 200;
  server = await startHttp(async (request, response) => {
    const { 'content-type': type, authorization } = request.headers;
    taken.push({ body: String(await bodyOf(request)), type, authorization });
    response.writeHead(status).end('ok');
  });
});
afterEach(() => server.close());

const text = 'Your "code" is\n১২৩ & more';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof ApiFailure ? error.code : String(error)),
  );

describe('the HTTP gateway', () => {
  it('sends JSON with the token, with any text', async () => {
    const sms = gatewaySender({ url: server.url, token: 'secret', template: defaultTemplate });
    await sms.send('01711111111', text);
    expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ to: '01711111111', message: text });
    expect(taken[0]).toMatchObject({ type: 'application/json', authorization: 'Bearer secret' });
  });

  it('sends a form where the template is one, and replaces nothing inside of the text', async () => {
    const template = 'user=porao&to=88{phone}&text={text}';
    const sms = gatewaySender({ url: server.url, token: undefined, template });
    await sms.send('01711111111', `${text} {phone} $&`);
    const form = Object.fromEntries(new URLSearchParams(taken[0]?.body));
    expect(form).toEqual({ user: 'porao', to: '8801711111111', text: `${text} {phone} $&` });
    const type = 'application/x-www-form-urlencoded';
    expect(taken[0]).toMatchObject({ type, authorization: undefined });
  });

  it('fails as UNAVAILABLE when it is refused, unreachable or not configured', async () => {
    const sms = gatewaySender({ url: server.url, token: undefined, template: defaultTemplate });
    for (status of [302, 400, 401, 500])
      expect(await codeOf(sms.send('01711111111', text))).toBe('UNAVAILABLE');
    const away = gatewaySender({ url: 'http://127.0.0.1:9', token: undefined, template: defaultTemplate });
    expect(await codeOf(away.send('01711111111', text))).toBe('UNAVAILABLE');
    expect(noSender.available).toBe(false);
    expect(await codeOf(noSender.send('01711111111', text))).toBe('UNAVAILABLE');
  });
});
