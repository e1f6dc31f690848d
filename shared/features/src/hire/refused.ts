import type { HireFormOf } from './need.fields.tsx';

/** The server's messages by field; empty after a press on "Wrong number?". */
export type Refused = Readonly<Record<string, string>>;

/** Shows each message at its field, with the focus on the first; without any the phone has it. */
export function showRefused(form: Pick<HireFormOf, 'setError' | 'setFocus'>, refused: Refused): void {
  const messages = Object.entries(refused);
  for (const [place, [name, message]] of messages.entries())
    form.setError(name as 'phone_no', { type: 'server', message }, { shouldFocus: place === 0 });
  if (messages.length === 0) form.setFocus('phone_no');
}
