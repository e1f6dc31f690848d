import { accounts, password } from '../support/accounts.ts';

/** Demo accounts that attacks are signed in as. */
const phones = {
  tutor: accounts.readyTutor,
  otherTutor: accounts.chattogramTutor,
  parent: accounts.guardian,
  otherParent: accounts.both,
  operator: '01700000009',
} as const;

export type Person = keyof typeof phones;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly ms: number;
}

export interface Call {
  readonly method: string;
  readonly address: string;
  readonly body?: string | undefined;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

/** Milliseconds after which a call hangs. */
const longest = 30_000;

export async function call(url: string, { method, address, body, type, headers }: Call): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url + address, {
    method,
    headers: { 'content-type': type ?? 'application/json', ...headers },
    ...(body !== undefined && method !== 'GET' && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers, ms: performance.now() - started };
}

export const post = (url: string, address: string, body: object, headers: Record<string, string> = {}) =>
  call(url, { method: 'POST', address, body: JSON.stringify(body), headers });

type Send = (as: string | undefined, one: Call) => Promise<Answer>;

const opened = new Map<string, Send>();

/** Sessions of demo accounts at a site, opened when they are needed and again when a call has ended one. */
export function openSessions(url: string): Send {
  const send = opened.get(url) ?? sessionsAt(url);
  opened.set(url, send);
  return send;
}

function sessionsAt(url: string): Send {
  const tokens = new Map<Person, string>();
  const devices = new Map<Person, string>();

  async function signIn(person: Person): Promise<void> {
    const body = { phone_no: phones[person], password };
    // A device that signed in before has a count of wrong passwords of its own.
    const answer = await post(url, '/api/v1/login', body, { cookie: devices.get(person) ?? '' });
    if (answer.status !== 200)
      throw new Error(`${phones[person]} cannot sign in: ${answer.status} ${answer.text.slice(0, 200)}`);
    tokens.set(person, (JSON.parse(answer.text) as { token: string }).token);
    devices.set(person, answer.headers.getSetCookie().join('; ').split(';')[0] ?? '');
  }

  /** As this person, or with any other text as a token. */
  return async (as, one) => {
    const person = Object.keys(phones).find((name): name is Person => name === as);
    const send = () => {
      const token = (person && tokens.get(person)) ?? as;
      const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...one.headers };
      return call(url, { ...one, headers });
    };
    if (person === undefined) return send();
    if (!tokens.has(person)) await signIn(person);
    const answer = await send();
    if (answer.status !== 401) return answer;
    await signIn(person);
    return send();
  };
}
