import type { hireEndpoints } from '@porao/contracts';
import type { Call, Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { type Viewer, wrongRole } from '../../kit/viewer.ts';
import { bannedFailure, checkGuestCode, refuseTaken, sendGuestCode } from '../account/index.ts';
import { browserOf } from '../otp/index.ts';
import { changeSessionRole, findOwner, readUser, rememberDevice, startSession } from '../session/index.ts';
import { accountByCode, checkHire, refuseBannedPhone } from './checks.ts';
import * as repository from './hire.repository.ts';

type Hire = Call<(typeof hireEndpoints)['POST /api/hire']>;

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

  const answer = async ({ userId, requestId, isSame }: repository.Added, token: string) =>
    ({
      status: 'success',
      type: 'success',
      message: 'hire.posted',
      token,
      user: { ...(await readUser(db, userId, 'parent')), api_token: token },
      tutor_request_id: requestId,
      same_student: isSame,
    }) as const;

  const postAs = async (viewer: Viewer, { body }: Hire) => {
    if (viewer.banned) throw bannedFailure();
    if (viewer.parentId === null && viewer.tutorId === null) throw wrongRole('parent', viewer);
    const position = await checkHire(services, body);
    const added = await repository.addAll(db, {
      body,
      position,
      accountOf: async () => viewer.userId,
    });
    return answer(added, await changeSessionRole(services, viewer, 'parent'));
  };

  const postAsGuest = async ({ body, address, userAgent, language, cookies }: Hire) => {
    const { name, phone, otp } = requireGuest(body);
    const position = await checkHire(services, body);
    const proof = { purpose: 'hire', phone, otp } as const;
    const { key, codeHash, isKnown } = await checkGuestCode(services, proof, { address, cookies });
    await refuseBannedPhone(db, phone);
    const accountOf = (trx: Db) => accountByCode(trx, { key, codeHash, name, phone });
    const added = await refuseTaken(() => repository.addAll(db, { body, position, accountOf }));
    const { userId } = added;
    const { account } = await findOwner(services, cookies, phone);
    if (account) rememberDevice(tokens, cookies, account, account.device);
    const browser = browserOf(tokens, cookies);
    const session = { userId, role: 'parent', userAgent, language, isKnown, browser };
    return answer(added, await startSession(services, session));
  };

  return {
    'POST /api/hire/code': ({ body, ...client }) =>
      sendGuestCode(services, { purpose: 'hire', phone: body.phone_no }, client),
    'POST /api/hire': (call) => (call.viewer ? postAs(call.viewer, call) : postAsGuest(call)),
  };
}
