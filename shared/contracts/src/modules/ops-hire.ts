import { z } from 'zod';
import { Gender, Id, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { requiredPhone, wholeNumber } from '../fields.ts';
import { PersonName } from '../person-fields.ts';
import { CodeSent, Otp } from './account.ts';
import { HireBody } from './hire.ts';

/** A family's request as it is told on the phone, with all about the student that an approval needs. */
export const PhoneHireBody = HireBody.extend({
  name: PersonName,
  phone_no: requiredPhone('phone.required'),
  otp: Otp,
  student_name: PersonName,
  student_gender: wholeNumber('gender.choose', 1, 2).pipe(Gender),
  student_age: wholeNumber('student.age', 1, 99),
  /** Text messages to the family are in this language. */
  language: z.enum(['en', 'bn']).default('bn'),
});

export const opsHireEndpoints = defineEndpoints('operator', {
  'POST /api/ops/requests/code': {
    summary: 'Send the code that a family reads out to this operator to agree to its request',
    securityEvent: 'code-request',
    refuses: ['RATE_LIMITED'],
    body: PhoneHireBody.pick({ phone_no: true, language: true }),
    response: success(CodeSent),
  },
  'POST /api/ops/requests': {
    summary:
      'Post a request for a family on the phone: account without a password, student, location and request in one call',
    securityEvent: 'code-check',
    refuses: ['RATE_LIMITED', 'CAP_REACHED', 'BANNED', 'ACCOUNT_LOCKED'],
    body: PhoneHireBody,
    response: success(z.object({ tutor_request_id: Id, user_id: Id })),
  },
});
