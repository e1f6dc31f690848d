import { randomBytes } from 'node:crypto';
import type { guestAlertEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { checkGuestCode, sendGuestCode } from '../account/index.ts';
import { expiredCode, takeCode } from '../otp/index.ts';
import * as guests from './guests.repository.ts';
import { readSearches } from './saved-searches.repository.ts';
import { saveForJobs, searchOf } from './saved-searches.routes.ts';

/** 64 random bits in 11 characters: a text message is short. */
const newKey = () => randomBytes(8).toString('base64url');
const unknown = () => new ApiFailure('NOT_FOUND', 'search.guestUnknown');

export function guestAlertHandlers(services: Services): Handlers<typeof guestAlertEndpoints> {
  const { db } = services;
  const guestOf = async (key: string) => {
    const guest = await guests.findGuest(db, key);
    if (!guest) throw unknown();
    return guest;
  };
  return {
    'POST /api/guest-alerts/code': ({ body, ...client }) =>
      sendGuestCode(services, { purpose: 'alerts', phone: body.phone_no }, client),
    'POST /api/guest-alerts': async ({ body, ...client }) => {
      const { phone_no: phone, otp, board, ...fields } = body;
      const proof = { purpose: 'alerts', phone, otp } as const;
      const { key, codeHash } = await checkGuestCode(services, proof, client);
      if (!(await takeCode(db, key, codeHash))) throw invalid({ otp: [expiredCode] });
      const tutorId = await guests.findTutorOfPhone(db, phone);
      const owner =
        tutorId === undefined
          ? { guestId: await guests.keepGuest(db, { phone, language: client.language, key: newKey() }) }
          : { tutorId };
      await saveForJobs(db, owner, { ...fields, board });
      return { status: 'success', message: 'search.saved', data: { account: tutorId !== undefined } };
    },
    'POST /api/guest-alerts/read': async ({ body }) => {
      const { id, phone_no, ends_at } = await guestOf(body.key);
      const searches = (await readSearches(db, { guestId: id })).map(searchOf);
      return { data: { phone_end: phone_no.slice(-2), ends_at, searches } };
    },
    'POST /api/guest-alerts/stop': async ({ body }) => {
      const guest = await guestOf(body.key);
      if (!(await guests.stopGuest(db, guest.id, body.id))) throw unknown();
      return { status: 'success', message: 'search.removed', data: null };
    },
  };
}
