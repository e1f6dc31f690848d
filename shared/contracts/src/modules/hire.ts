import { z } from 'zod';
import { Id, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { clearable, idField, optionalIdField, optionalPhone, requiredPhone } from '../fields.ts';
import { optionalText } from '../guardian-page.ts';
import { PersonName } from '../person-fields.ts';
import { CodeSent, Otp } from './account.ts';
import { SessionStarted } from './session.ts';
import { TutorRequestBody } from './tutor-requests.ts';

/** A tutor request with all that it needs. Nobody types what a signed-in guardian's account has: `name`, `phone_no` and
 * `otp` are for everybody else. */
export const HireBody = TutorRequestBody.omit({ student_id: true, parent_location_id: true }).extend({
  name: clearable(PersonName, 'name.letters'),
  phone_no: optionalPhone('phone.invalid'),
  otp: clearable(Otp, 'otp.digits'),
  consent: z.literal(true, { error: 'consent.required' }),
  category_id: idField('category.choose'),
  curriculum_id: optionalIdField('curriculum.choose'),
  i_class_id: idField('class.choose'),
  city_id: idField('city.choose'),
  location_id: idField('area.choose'),
  details_location: optionalText(300),
});
export type HireBody = z.input<typeof HireBody>;

export const hireEndpoints = defineEndpoints('none', {
  'POST /api/hire/code': {
    summary: 'Send the code that proves the phone of somebody who asks for a tutor without an account',
    securityEvent: 'code-request',
    refuses: ['RATE_LIMITED'],
    body: z.object({ phone_no: requiredPhone('phone.required') }),
    response: success(CodeSent),
  },
  'POST /api/hire': {
    summary:
      'Ask for a tutor in one call: makes the account of this phone, or signs in to it, with student, location and request',
    securityEvent: 'code-check',
    access: 'optional',
    lockable: true,
    refuses: ['RATE_LIMITED', 'CAP_REACHED', 'BANNED', 'WRONG_ROLE'],
    body: HireBody,
    /** The session is a new one, or that of the caller, as a guardian. */
    session: 'begins',
    response: SessionStarted.omit({ data: true }).extend({
      tutor_request_id: Id,
      /** It is for a student whom the guardian had before: the only one of the class. */
      same_student: z.boolean().optional(),
    }),
  },
});
