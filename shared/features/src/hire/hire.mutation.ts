import { HireBody } from '@porao/contracts';
import { callPublic, session } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { type Schema, schemaOf } from '@porao/ui/forms';
import { isPausedHere, rememberCode } from '../otp/countdown.ts';
import { type OutputOf, withRules } from '../schema.ts';
import { draftOf, forgetDraft, keepDraft } from '../write/draft.ts';

export type Wanted = OutputOf<typeof HireBody>;

export interface Posted {
  requestId: number;
  hasPassword: boolean;
  /** The server chose the only student of the class. */
  isSameStudent: boolean;
}

/** The typed values stay in this browser until they are posted; those that wait for a code stay in this tab. */
export const hireDraft = 'browser:hire';
const codeDraft = 'hire-code';

/** A guest also says who is asking. */
export const guestSchema: Schema<HireBody, Wanted> = withRules(HireBody, ({ name, phone_no }) => [
  ...(name ? [] : [{ path: ['name'], message: 'name.letters' }]),
  ...(phone_no ? [] : [{ path: ['phone_no'], message: 'phone.required' }]),
]);

/** The account has the name and phone, and agreed when it was made. */
export const ownSchema: Schema<HireBody, Wanted> = schemaOf((value) =>
  HireBody['~standard'].validate({ ...(value as HireBody), consent: true, name: null, phone_no: null }),
);

/** Returns the request that waited for its code before a reload of this tab. */
export const keptWanted = (): Wanted | null => HireBody.safeParse(draftOf(codeDraft, {})).data ?? null;
export const keepWanted = (wanted: Wanted): void => keepDraft(codeDraft, wanted);
export const forgetWanted = (): void => forgetDraft(codeDraft);

export async function sendHireCode(phone_no: string) {
  return (await callPublic('POST /api/hire/code', { body: { phone_no } })).data;
}

/** Sends a code, unless the last one to this phone is too new for another. */
export async function askForCode(phone: string, send: typeof sendHireCode = sendHireCode): Promise<void> {
  if (isPausedHere('hire', phone)) return;
  const { resend_after, phone_otp } = await send(phone);
  rememberCode('hire', { phone, seconds: resend_after, code: phone_otp });
}

/** Posts the request; from then on the caller is signed in as a guardian. */
export async function post(wanted: Wanted, otp?: string): Promise<Posted> {
  const answer = await callPublic('POST /api/hire', { body: { ...wanted, otp } });
  const { user, tutor_request_id, same_student = false } = answer;
  session().start(sessionRecordOf(answer, 'parent'));
  forgetDraft(hireDraft);
  forgetWanted();
  return {
    requestId: tutor_request_id,
    hasPassword: user.has_password !== false,
    isSameStudent: same_student,
  };
}
