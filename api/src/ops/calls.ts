import { randomUUID } from 'node:crypto';

export interface OpsCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Record<string, unknown>;
}

export class UsageError extends Error {}

export type Options = Readonly<Record<string, string | string[] | boolean | undefined>>;
export type Call = (positionals: readonly string[], options: Options) => OpsCall;

export interface Command {
  readonly usage: string;
  readonly what: string;
  readonly words: number;
  readonly call: Call;
}

const id = (word: string | undefined): string => {
  if (!word || !/^[1-9]\d{0,9}$/.test(word)) throw new UsageError(`"${word ?? ''}" is no id.`);
  return word;
};
const query = (options: Options, ...names: string[]) => {
  const given = new URLSearchParams();
  for (const name of names) {
    const value = options[name];
    if (typeof value === 'string') given.set(name.replaceAll('-', '_'), value);
  }
  return given.size > 0 ? `?${given.toString()}` : '';
};
export const read = (path: string, ...names: string[]): Call => {
  return (words, options) => {
    const filled = words.reduce((done, word) => done.replace('*', encodeURIComponent(word)), path);
    return { method: 'GET', path: filled + query(options, 'page', 'per-page', ...names) };
  };
};
const reasonOf = ({ reason }: Options) => (reason === undefined ? {} : { reason });

type Body = (rest: readonly string[], options: Options) => Record<string, unknown>;
/** An act on the thing whose id is the first word; the body is made of the other words. */
const post =
  (path: string, bodyOf: Body): Call =>
  ([word, ...rest], options) => ({
    method: 'POST',
    path: path.replace('*', id(word)),
    body: bodyOf(rest, options),
  });
export const act = (path: string): Call => post(path, (_, options) => reasonOf(options));

/** `name=value`; the value is read as JSON where it is JSON. */
function assignments(set: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    set.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`--set takes name=value, not "${text}".`);
      const value = text.slice(at + 1);
      try {
        return [text.slice(0, at), JSON.parse(value) as unknown];
      } catch {
        return [text.slice(0, at), value];
      }
    }),
  );
}

const given = ({ set }: Options) => assignments(Array.isArray(set) ? set : []);

export const approve = post('/api/ops/requests/*/approve', (_, { salary, time, hours, hiring, set }) => ({
  ...(salary !== undefined && { actual_salary: Number(salary) }),
  ...(time !== undefined && { tutoring_time: time }),
  ...(hours !== undefined && { tutoring_duration: Number(hours) }),
  ...(hiring !== undefined && { hiring_date: hiring }),
  ...given({ set }),
}));

export const status = post('/api/ops/users/*/status', ([colour], options) => ({
  status: colour === 'none' ? null : colour,
  ...reasonOf(options),
}));

export const checkAddress = post('/api/ops/users/*/check-address', ([by], options) => ({
  by: by === 'none' ? null : by,
  ...reasonOf(options),
}));

export const move = post('/api/ops/applications/*/move', ([to], options) => ({ to, ...reasonOf(options) }));

export const ask = post('/api/ops/jobs/*/ask', ([tutor]) => ({ tutor_ids: [Number(id(tutor))] }));

export const received = post('/api/ops/payments/*/received', ([amount]) => ({ amount: Number(id(amount)) }));

export const returned = post('/api/ops/payments/*/returned', ([amount, way, trx_id]) => ({
  amount: Number(id(amount)),
  way,
  trx_id,
}));
export const refundSent = post('/api/ops/invoices/*/refund-sent', ([way, trx_id]) => ({ way, trx_id }));

/** Jobs of queues have ids of another form. */
export const retryJob: Call = ([job = '']) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(job))
    throw new UsageError(`"${job}" is no id of a job.`);
  return { method: 'POST', path: `/api/ops/queues/dead/${job}/retry` };
};

export const lookAtPattern: Call = ([key = ''], options) => {
  if (!/^[a-z_]+\.[a-z]+(-\d{1,10}){1,2}$/.test(key))
    throw new UsageError(`"${key}" is no key of a pattern.`);
  return { method: 'POST', path: `/api/ops/patterns/${key}/seen`, body: reasonOf(options) };
};

export const retryAll: Call = (_, { queue }) => ({
  method: 'POST',
  path: '/api/ops/queues/dead/retry',
  body: queue === undefined ? {} : { queue },
});

/** Words about a thing, and the side of a deal that they are about. */
export const textAbout = (path: string): Call =>
  post(path, ([side], { text }) => ({ ...(side !== undefined && { side }), text }));

export const role = (change: 'grant' | 'revoke'): Call =>
  post(`/api/ops/users/*/${change}`, ([name], options) => ({ role: name, ...reasonOf(options) }));

export const decide = post('/api/ops/cases/*/decide', ([decision], options) => ({
  decision,
  ...reasonOf(options),
}));
export const openCase: Call = ([deal, side, kind], { text }) => ({
  method: 'POST',
  path: '/api/ops/cases',
  body: { deal_id: Number(id(deal)), side, kind, text },
});
export const assignCase = post('/api/ops/cases/*/assign', (_, { user }) =>
  typeof user === 'string' ? { user_id: Number(id(user)) } : {},
);
export const callBack = post('/api/ops/cases/*/call-back', (_, { at = null }) => ({ at }));
export const caseCall = post('/api/ops/cases/*/call', ([side, reached], { text }) => ({
  side,
  reached: reached === 'reached',
  ...(text !== undefined && { text }),
}));
export const dealStarted = post('/api/ops/deals/*/started', ([side], options) => ({
  side,
  ...reasonOf(options),
}));
export const lessonSaid = post('/api/ops/deals/*/lessons', ([side, kind], options) => ({
  key: randomUUID(),
  side,
  kind,
  day: options['day'],
  ...reasonOf(options),
  ...given(options),
}));

export const salarySaid = post('/api/ops/deals/*/salary', ([side, kind], options) => ({
  key: randomUUID(),
  side,
  kind,
  month: options['month'],
  ...reasonOf(options),
  ...given(options),
}));
export const routineProposed = post('/api/ops/deals/*/routine-changes', ([side, kind], options) => ({
  side,
  kind,
  ...reasonOf(options),
  ...given(options),
}));
export const routineAnswered: Call = ([deal, change, side, answer], options) => ({
  method: 'POST',
  path: `/api/ops/deals/${id(deal)}/routine-changes/${id(change)}/answer`,
  body: { side, answer, ...reasonOf(options) },
});
export const setSeason: Call = ([kind, year, from, to], options) => ({
  method: 'POST',
  path: '/api/ops/seasons',
  body: { kind, year: Number(id(year)), from, to, ...reasonOf(options) },
});

/** Any call of the operators, for what has no command of its own: the lists of names. */
export const anyCall: Call = ([method, path = ''], options) => {
  if ((method !== 'GET' && method !== 'POST') || !/^\/api\/ops\/(?!.*\.\.)[^\s#]+$/.test(path)) {
    throw new UsageError('call takes GET or POST and a path that begins with /api/ops/.');
  }
  return { method, path, ...(method === 'POST' && { body: { ...reasonOf(options), ...given(options) } }) };
};
