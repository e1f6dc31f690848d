import { z } from 'zod';
import { Gender, Phone, Role, succeeded, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { clearable, optionalPhone, typedText, WebUrl } from '../fields.ts';
import { NewPassword, OptionalEmail, PersonName } from '../person-fields.ts';
import { plainNumber } from '../text.ts';
import { CurrentUser, SessionStarted, SessionToken, SocialMedia } from './session.ts';

/** Seconds between two codes to one phone (AUT-014). */
export const resendSeconds = 120;

/** As a number, or as the text that a form has of it. */
const GenderField = z
  .union([z.literal([1, 2]), z.literal(['1', '2'])], { error: 'gender.required' })
  .transform(Number)
  .pipe(Gender);

const Confirmation = z.string({ error: 'password.mismatch' }).max(200, 'password.mismatch');
const samePasswords = (body: { password: string; password_confirmation: string }) =>
  body.password === body.password_confirmation;
const mismatch = { path: ['password'], error: 'password.mismatch' };

const aboutText = typedText().max(500, 'about.tooLong');
const about = aboutText.nullish().transform((text) => text || null);

const signUpFields = {
  name: PersonName,
  phone_no: z.string({ error: 'phone.required' }).pipe(Phone),
  email: OptionalEmail.default(''),
  gender: GenderField,
  password: NewPassword,
  password_confirmation: Confirmation,
};

/** Signup payload of a tutor (AUT-039). */
export const TutorSignUpBody = z.object(signUpFields).refine(samePasswords, mismatch);
/** The same of a parent. */
export const ParentSignUpBody = z
  .object({ ...signUpFields, additional_phone_number: optionalPhone('phone.invalid'), about })
  .refine(samePasswords, mismatch);
export type SignUpBody = z.output<typeof TutorSignUpBody> & Partial<z.output<typeof ParentSignUpBody>>;

/** Six digits of any script. */
export const Otp = z
  .string({ error: 'otp.digits' })
  .trim()
  .transform(plainNumber)
  .pipe(z.string().regex(/^\d{6}$/, 'otp.digits'));

export const CodeSent = z.object({
  /** Seconds until another one may be asked for. */
  resend_after: z.int(),
  /** Is set in a demo only. */
  phone_otp: z.string().optional(),
});
const RoleChanged = z.object({ token: SessionToken, type: Role, user: CurrentUser });

const socialNames = ['facebook', 'instagram', 'linkedin', 'x'] as const;
const socialLink = clearable(WebUrl, 'link.invalid');

/** Needed only where the account has one, and where the call changes it, the phone number or the e-mail. */
const CurrentPassword = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text || undefined);

/** A field that is not sent is unchanged; '' and null empty it. */
export const AccountInfoBody = z.object({
  name: PersonName,
  email: OptionalEmail,
  additional_phone_number: clearable(Phone, 'phone.invalid'),
  gender: GenderField,
  about: clearable(aboutText, 'about.tooLong'),
  current_password: CurrentPassword,
});
export type AccountInfoBody = z.output<typeof AccountInfoBody>;

export const accountEndpoints = defineEndpoints('user', {
  'POST /api/tutor-registration': {
    summary: 'Register a tutor; sends the first OTP',
    securityEvent: 'sign-up',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: TutorSignUpBody,
    session: 'begins',
    response: SessionStarted,
  },
  'POST /api/parent-registration': {
    summary: 'Register a parent; sends the first OTP',
    securityEvent: 'sign-up',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: ParentSignUpBody,
    session: 'begins',
    response: SessionStarted,
  },
  'POST /api/v1/verify-otp': {
    summary:
      'Verify the phone of the signed-in account, or its new one; signed out with phone_no in the browser that signed up',
    securityEvent: 'phone-verification',
    access: 'optional-pending',
    refuses: ['RATE_LIMITED', 'BANNED'],
    body: z.object({ otp: Otp, phone_no: Phone.optional() }),
    response: z.object({ ...succeeded, errors: z.object({}), user: CurrentUser }),
  },
  'POST /api/v1/resend-otp': {
    summary: 'Send a new OTP, which replaces the old; signed out with phone_no in the browser that signed up',
    securityEvent: 'code-request',
    access: 'optional-pending',
    refuses: ['RATE_LIMITED'],
    body: z.object({ phone_no: Phone.optional() }),
    response: success(CodeSent),
  },
  'POST /api/v1/forgot-password/send-otp': {
    summary: 'Send an OTP for a new password; answers alike whether the phone is registered or not',
    securityEvent: 'code-request',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: z.object({ phone_no: Phone }),
    response: success(CodeSent),
  },
  'POST /api/v1/forgot-password/verify-forgot-password-otp': {
    summary:
      'Exchange the OTP for a reset token, valid once and for 10 minutes, in the browser that asked for it',
    securityEvent: 'code-check',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: z.object({ phone_no: Phone, phone_otp: Otp }),
    response: z.object({ ...succeeded, token: z.string() }),
  },
  'POST /api/v1/forgot-password/sign-in': {
    summary: 'Sign in with the OTP in place of a password, in the browser that asked for it',
    securityEvent: 'sign-in',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: z.object({ phone_no: Phone, phone_otp: Otp }),
    session: 'begins',
    response: SessionStarted,
  },
  'POST /api/v1/forgot-password/reset': {
    summary: 'Set a new password with the reset token; ends every session of the account',
    securityEvent: 'password-change',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: z
      .object({
        token: z.string().min(1).max(200),
        phone_no: Phone,
        password: NewPassword,
        password_confirmation: Confirmation,
      })
      .refine(samePasswords, mismatch),
  },
  'POST /api/v1/change-password': {
    summary:
      'Change the password, or set the first one without current_password; ends the other sessions of the account',
    securityEvent: 'password-change',
    refuses: ['RATE_LIMITED'],
    form: true,
    body: z
      .object({
        current_password: CurrentPassword,
        new_password: NewPassword,
        new_password_confirmation: Confirmation,
      })
      .refine((body) => body.new_password === body.new_password_confirmation, {
        path: ['new_password_confirmation'],
        error: 'password.mismatch',
      }),
  },
  'POST /api/v1/update-personal-info': {
    summary: 'Change name, e-mail (with current_password; ends the other sessions), gender, phone and about',
    securityEvent: 'account-change',
    lockable: true,
    refuses: ['RATE_LIMITED', 'PASSWORD_NEEDED'],
    body: AccountInfoBody,
    response: success(CurrentUser),
  },
  'POST /api/v1/change-phone-no': {
    summary:
      'Send an OTP to a new phone (with current_password), which takes effect when the OTP is verified',
    securityEvent: 'phone-change',
    lockable: true,
    refuses: ['RATE_LIMITED', 'PASSWORD_NEEDED', 'BANNED'],
    body: z.object({
      phone_no: z.string({ error: 'phone.required' }).pipe(Phone),
      current_password: CurrentPassword,
    }),
    response: success(CodeSent),
  },
  'POST /api/update-social-media': {
    summary: 'Set the links that are given; the others stay as they are',
    access: 'tutor',
    lockable: true,
    body: z
      .object({ facebook: socialLink, instagram: socialLink, linkedin: socialLink, x: socialLink })
      .refine((body) => socialNames.some((name) => body[name]), {
        path: ['link'],
        error: 'link.required',
      }),
    response: success(SocialMedia),
  },
  'POST /api/create-tutor-profile-from-parent': {
    summary: "Give a parent's account the tutor role and switch to it; repeating it only switches",
    securityEvent: 'role-change',
    access: 'parent',
    session: 'begins',
    response: success(RoleChanged),
  },
  'POST /api/create-parent-profile-from-tutor': {
    summary: "Give a tutor's account the parent role and switch to it; repeating it only switches",
    securityEvent: 'role-change',
    access: 'tutor',
    session: 'begins',
    response: success(RoleChanged),
  },
  'POST /api/v1/switch-account': {
    summary: 'Switch this session to another role that the account holds (not in the product description)',
    securityEvent: 'role-change',
    refuses: ['WRONG_ROLE'],
    body: z.object({ type: Role }),
    session: 'begins',
    response: success(RoleChanged),
  },
});
