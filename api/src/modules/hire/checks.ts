import type { Db } from '../../kit/database/open.ts';
import { AccountLocked, ApiFailure, type FieldErrors, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { bannedFailure, createGuardian, isPhoneTaken, refuseBanned } from '../account/index.ts';
import { agreeToTerms } from '../consents/index.ts';
import { expiredCode, type OtpKey, takeCode } from '../otp/index.ts';
import * as repository from './hire.repository.ts';

/** Returns the position of the area; what nobody can choose is an error of its field. */
export async function checkHire({ db }: Pick<Services, 'db'>, body: repository.HireInput) {
  const known = await repository.checkParts(db, body);
  const errors: FieldErrors = {};
  if (!known.category) errors.category_id = ['category.choose'];
  else if (!known.class) errors.i_class_id = ['class.ofCategory'];
  else if (!known.subjects) errors.subjects = ['subjects.ofStudent'];
  if (!known.curriculum) errors.curriculum_id = ['curriculum.choose'];
  if (!known.place) errors.tutoring_place_id = ['place.choose'];
  if (!known.city) errors.city_id = ['city.choose'];
  else if (!known.area) errors.location_id = ['location.ofCity'];
  if (Object.keys(errors).length > 0 || !known.area) throw invalid(errors);
  return known.area;
}

/** Before the transaction, which would take the notice to operators back. */
export async function refuseBannedPhone(db: Db, phone: string): Promise<void> {
  if (!(await isPhoneTaken(db, phone))) await refuseBanned(db, { phone_no: phone });
}

interface ByCode {
  readonly key: OtpKey;
  readonly codeHash: string;
  readonly name: string;
  readonly phone: string;
}

/** Uses the code up; returns the account of its phone, which is a new one without a password where there is none. */
export async function accountByCode(trx: Db, { key, codeHash, name, phone }: ByCode): Promise<number> {
  if (!(await takeCode(trx, key, codeHash))) throw invalid({ otp: [expiredCode] });
  const known = await repository.lockOwner(trx, phone);
  if (known?.banned) throw bannedFailure();
  if (known?.staff) throw new ApiFailure('WRONG_ROLE', 'hire.staff');
  if (known?.status === 'Red') throw new AccountLocked();
  const id = known?.id ?? (await createGuardian(trx, name, phone));
  // By the box of the form, or in words to the operator on the phone.
  await agreeToTerms(trx, id);
  return id;
}
