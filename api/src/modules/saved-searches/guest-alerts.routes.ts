import { randomBytes } from 'node:crypto';
import { type guestAlertEndpoints, resendSeconds } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import { countUse } from '../account/index.ts';
import {
  browserOf,
  checkCode,
  expiredCode,
  guestKey,
  markBrowser,
  sendCode,
  takeCode,
} from '../otp/index.ts';
import { findOwner } from '../session/index.ts';
import * as guests from './guests.repository.ts';
import { readSearches } from './saved-searches.repository.ts';
import { saveForJobs, searchOf } from './saved-searches.routes.ts';

/** 64 random bits in 11 characters: a text message is short. */
const newKey = () => randomBytes(8).toString('base64url');
const unknown = () => new ApiFailure('NOT_FOUND', 'search.guestUnknown');

export function guestAlertHandlers(services: Services): Handlers<typeof guestAlertEndpoints> {
  const { db, tokens, sms, exposeOtp } = services;
  const guestOf = async (key: string) => {
    const guest = await guests.findGuest(db, key);
    if (!guest) throw unknown();
    return guest;
  };
  return {
    // Alike for phones with and without an account.
    'POST /api/guest-alerts/code': async ({ body: { phone_no: phone }, address, language, cookies }) => {
      const { isKnown } = await findOwner(services, cookies, phone);
      const use = isKnown ? 'known device' : undefined;
      await requireSender(sms, use);
      const browser = markBrowser(tokens, cookies);
      const target = { ...guestKey('alerts', phone, browser), userId: null, phone, browser };
      const code = await sendCode(services, { target, asker: { address, isKnown }, use }, language);
      return {
        status: 'success',
        message: 'code.sent',
        data: { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) },
      };
    },
    'POST /api/guest-alerts': async ({ body, address, language, cookies }) => {
      const { phone_no: phone, otp, board, ...fields } = body;
      await countUse(services, 'otp-check', { address });
      const browser = browserOf(tokens, cookies);
      if (browser === undefined) throw invalid({ otp: [expiredCode] });
      const key = guestKey('alerts', phone, browser);
      const { isKnown } = await findOwner(services, cookies, phone);
      const codeHash = await checkCode(services, { key, phone, isKnown }, otp, 'otp');
      if (!(await takeCode(db, key, codeHash))) throw invalid({ otp: [expiredCode] });
      const tutorId = await guests.findTutorOfPhone(db, phone);
      const owner =
        tutorId === undefined
          ? { guestId: await guests.keepGuest(db, { phone, language, key: newKey() }) }
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
