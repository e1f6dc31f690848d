/** A version 4 UUID; `crypto.randomUUID` is missing on pages without TLS. */
export function newCallKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

interface OpenCall {
  readonly key: string;
  /** Counts the calls that have no answer yet. */
  pending: number;
}

/** Calls that are under way, or whose answer was lost, by their content. */
const open = new Map<string, OpenCall>();

/** The Idempotency-Key of a call: its repeat has the same until one is answered. Any other act that is answered ends those
 * whose answer was lost: what is sent then may be meant to undo that act. */
export function keyOfCall(content: string) {
  const call = open.get(content) ?? { key: newCallKey(), pending: 0 };
  call.pending += 1;
  open.set(content, call);
  /** To be called once the call has ended. */
  const end = (isAnswered: boolean): void => {
    call.pending -= 1;
    if (!isAnswered) return;
    if (open.get(content) === call) open.delete(content);
    endLost();
  };
  return { key: call.key, end };
}

export function endLost(): void {
  for (const [content, { pending }] of open) if (pending === 0) open.delete(content);
}

let formKey: string | undefined;

/** The next POST that `send` begins before it first waits has this key instead of one by its content. */
export function withCallKey<T>(key: string, send: () => T): T {
  formKey = key;
  try {
    return send();
  } finally {
    formKey = undefined;
  }
}

/** Only one call has the key of a form. */
export function takeFormKey(): string | undefined {
  const key = formKey;
  formKey = undefined;
  return key;
}
