import type { SessionRecord } from '@porao/contracts';
import type { Session } from '@porao/platform';

/**     guest ──────── start ───────► unverified ─── start ──► signed-in
 *        ▲                             │                      │    ▲
 *        ├────────── end, expire ──────┴──────────────────────┤    │ start: the same person signs in again
 *        └────────── end ────────── suspended ◄── suspend ────┘    │
 *                                       └──────────────────────────┘ */
export type SessionState =
  | { readonly name: 'guest' }
  /** The phone waits for its OTP: calls are of this session, to the page it is a guest. */
  | { readonly name: 'unverified'; readonly record: SessionRecord }
  | { readonly name: 'signed-in'; readonly record: SessionRecord; readonly session: Session }
  /** The session ended while a form was half filled: the page stays (docs/adr/0007). `record` is that of a sign-in under
   * way, for its next call. */
  | { readonly name: 'suspended'; readonly record: SessionRecord | null; readonly session: Session };

export const sessionOf = (state: SessionState): Session | null => ('session' in state ? state.session : null);
export const recordOf = (state: SessionState): SessionRecord | null =>
  'record' in state ? state.record : null;

/** The state that a stored record leads to. The session object of `before` is kept while it is equal. */
export function stateOf(record: SessionRecord | null, before: SessionState): SessionState {
  if (record === null) return { name: 'guest' };
  if (record.OTPVerifyUseOnly) return { name: 'unverified', record };
  const { type, tutorId, phone } = record;
  const session = { type, tutorId, phone };
  const last = sessionOf(before);
  const isSame = JSON.stringify(last) === JSON.stringify(session);
  return { name: 'signed-in', record, session: last && isSame ? last : session };
}
