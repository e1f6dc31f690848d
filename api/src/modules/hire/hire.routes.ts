import type { hireEndpoints } from '@porao/contracts';
import type { Call, Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { AccountLocked, ApiFailure, type FieldErrors, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { type Viewer, wrongRole } from '../../kit/viewer.ts';
import {
  bannedFailure,
  checkGuestCode,
  createGuardian,
  isPhoneTaken,
  refuseBanned,
  refuseTaken,
  sendGuestCode,
} from '../account/index.ts';
import { expiredCode, takeCode } from '../otp/index.ts';
import { changeSessionRole, findOwner, readUser, rememberDevice, startSession } from '../session/index.ts';
import * as repository from './hire.repository.ts';

type Hire = Call<(typeof hireEndpoints)['POST /api/hire']>;

/** Returns the position of the area; what nobody can choose is an error of its field. */
async function check({ db }: Services, body: repository.HireInput) {
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

/** Everybody without a session says the name and proves the phone. */
function requireGuest({ name, phone_no: phone, otp }: repository.HireInput) {
  if (name && phone && otp) return { name, phone, otp };
  throw invalid({
    ...(!name && { name: ['name.required'] }),
    ...(!phone && { phone_no: ['phone.required'] }),
    ...(!otp && { otp: ['otp.digits'] }),
  });
}

export function hireHandlers(services: Services): Handlers<typeof hireEndpoints> {
  const { db, tokens } = services;

  const answer = async (userId: number, requestId: number, token: string) =>
    ({
      status: 'success',
      type: 'success',
      message: 'hire.posted',
      token,
      user: { ...(await readUser(db, userId, 'parent')), api_token: token },
      tutor_request_id: requestId,
    }) as const;

  const postAs = async (viewer: Viewer, { body }: Hire) => {
    if (viewer.banned) throw bannedFailure();
    if (viewer.parentId === null && viewer.tutorId === null) throw wrongRole('parent', viewer);
    const position = await check(services, body);
    const { requestId } = await repository.addAll(db, {
      body,
      position,
      accountOf: async () => viewer.userId,
    });
    return answer(viewer.userId, requestId, await changeSessionRole(services, viewer, 'parent'));
  };

  const postAsGuest = async ({ body, address, userAgent, language, cookies }: Hire) => {
    const { name, phone, otp } = requireGuest(body);
    const position = await check(services, body);
    const proof = { purpose: 'hire', phone, otp } as const;
    const { key, codeHash, isKnown } = await checkGuestCode(services, proof, { address, cookies });
    // Before the transaction, which would take the notice to operators back.
    if (!(await isPhoneTaken(db, phone))) await refuseBanned(db, { phone_no: phone });
    const accountOf = async (trx: Db) => {
      if (!(await takeCode(trx, key, codeHash))) throw invalid({ otp: [expiredCode] });
      const known = await repository.lockOwner(trx, phone);
      if (known?.banned) throw bannedFailure();
      if (known?.staff) throw new ApiFailure('WRONG_ROLE', 'hire.staff');
      if (known?.status === 'Red') throw new AccountLocked();
      return known?.id ?? createGuardian(trx, name, phone);
    };
    const { userId, requestId } = await refuseTaken(() =>
      repository.addAll(db, { body, position, accountOf }),
    );
    const { account } = await findOwner(services, cookies, phone);
    if (account) rememberDevice(tokens, cookies, account, account.device);
    const session = { userId, role: 'parent', userAgent, language, isKnown };
    return answer(userId, requestId, await startSession(services, session));
  };

  return {
    'POST /api/hire/code': ({ body, ...client }) =>
      sendGuestCode(services, { purpose: 'hire', phone: body.phone_no }, client),
    'POST /api/hire': (call) => (call.viewer ? postAs(call.viewer, call) : postAsGuest(call)),
  };
}
