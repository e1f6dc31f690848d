import { ParentSignUpBody, type SignUpBody, TutorSignUpBody } from '@porao/contracts';
import { withExtra, withRules } from '@porao/features';
import type { FormOf, Schema } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';

/** Holds the form's values; `gender` is empty until chosen. */
export interface SignUpValues {
  name: string;
  phone_no: string;
  email: string;
  gender?: 1 | 2 | undefined;
  password: string;
  password_confirmation: string;
  additional_phone_number: string;
  about: string;
  captcha: string;
}
export type SignUpFormOf = FormOf<SignUpValues, SignUpBody>;

/** The contract's rules, and those of the form alone: a confirmation, and for tutors something typed for the captcha.
 * Whether that is right is decided when the form is sent: a wrong one is shown together with another picture. */
function signUpSchema(kind: 'tutor' | 'parent'): Schema<SignUpValues, SignUpBody> {
  const contract: unknown = kind === 'tutor' ? TutorSignUpBody : ParentSignUpBody;
  const schema = withExtra<SignUpValues>()(contract as Schema<SignUpValues, SignUpBody>);
  return withRules(schema, ({ password_confirmation, captcha }) => [
    ...(password_confirmation === ''
      ? [{ path: ['password_confirmation'], message: t('signup.confirm') }]
      : []),
    ...(kind === 'tutor' && captcha.trim() === ''
      ? [{ path: ['captcha'], message: t('signup.captcha.wrong') }]
      : []),
  ]);
}

export const signUpSchemas = { tutor: signUpSchema('tutor'), parent: signUpSchema('parent') };
