/** One call of the API as a command. */
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
  /** Number of arguments. */
  readonly words: number;
  readonly call: Call;
}

export const id = (word: string | undefined): string => {
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
export const act = (path: string): Call => {
  return ([word], options) => ({
    method: 'POST',
    path: path.replace('*', id(word)),
    body: reasonOf(options),
  });
};

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

export const approve: Call = ([word], { salary, time, hours, hiring, set }) => ({
  method: 'POST',
  path: `/api/ops/requests/${id(word)}/approve`,
  body: {
    ...(salary !== undefined && { actual_salary: Number(salary) }),
    ...(time !== undefined && { tutoring_time: time }),
    ...(hours !== undefined && { tutoring_duration: Number(hours) }),
    ...(hiring !== undefined && { hiring_date: hiring }),
    ...given({ set }),
  },
});

export const status: Call = ([user, colour], options) => ({
  method: 'POST',
  path: `/api/ops/users/${id(user)}/status`,
  body: { status: colour === 'none' ? null : colour, ...reasonOf(options) },
});

export const move: Call = ([application, to], options) => ({
  method: 'POST',
  path: `/api/ops/applications/${id(application)}/move`,
  body: { to, ...reasonOf(options) },
});

export const ask: Call = ([job, tutor]) => ({
  method: 'POST',
  path: `/api/ops/jobs/${id(job)}/ask`,
  body: { tutor_ids: [Number(id(tutor))] },
});

/** Jobs of queues have ids of another form. */
export const retryJob: Call = ([job = '']) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(job))
    throw new UsageError(`"${job}" is no id of a job.`);
  return { method: 'POST', path: `/api/ops/queues/dead/${job}/retry` };
};

export const retryAll: Call = (_, { queue }) => ({
  method: 'POST',
  path: '/api/ops/queues/dead/retry',
  body: queue === undefined ? {} : { queue },
});

export const note: Call = ([user], { text: body }) => ({
  method: 'POST',
  path: `/api/ops/users/${id(user)}/notes`,
  body: { text: body },
});

export const role =
  (change: 'grant' | 'revoke'): Call =>
  ([user, name], options) => ({
    method: 'POST',
    path: `/api/ops/users/${id(user)}/${change}`,
    body: { role: name, ...reasonOf(options) },
  });

export const dealStarted: Call = ([deal, side], options) => ({
  method: 'POST',
  path: `/api/ops/deals/${id(deal)}/started`,
  body: { side, ...reasonOf(options) },
});

/** Any call of the operators, for what has no command of its own: the lists of names. */
export const anyCall: Call = ([method, path = ''], options) => {
  if ((method !== 'GET' && method !== 'POST') || !/^\/api\/ops\/(?!.*\.\.)[^\s#]+$/.test(path)) {
    throw new UsageError('call takes GET or POST and a path that begins with /api/ops/.');
  }
  return { method, path, ...(method === 'POST' && { body: { ...reasonOf(options), ...given(options) } }) };
};
