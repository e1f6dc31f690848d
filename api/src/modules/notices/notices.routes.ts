import { type NoticeSettings, noticeChannels, type noticeEndpoints, noticeKinds } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { noticeEmail } from '@porao/contracts/paths';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { maskPhone } from '../../kit/mask-phone.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { isChosen } from './add.repository.ts';
import { findEmail, proveEmail } from './email.repository.ts';
import * as repository from './notices.repository.ts';
import { addSubscription, endSubscription } from './push.repository.ts';
import { isPushEndpoint, isPushKey, publicPushKey } from './push.ts';
import { readProof, readUnsubscribe, signProof } from './signed-links.ts';

/** Links to prove an address that an account may ask for in an hour. */
const proofsPerHour = 5;
const wrongToken = () => new ApiFailure('VALIDATION', 'notice.tokenWrong');
const provedElsewhere = () => new ApiFailure('CONFLICT', 'notice.provedElsewhere');

async function settingsOf({ db }: Services, userId: number): Promise<NoticeSettings> {
  const { choices, ...stored } = await repository.readSettings(db, userId);
  const chosen = (kind: (typeof noticeKinds)[number]) =>
    Object.fromEntries(noticeChannels.map((channel) => [channel, isChosen(choices, kind, channel)]));
  const channels = Object.fromEntries(noticeKinds.map((kind) => [kind, chosen(kind)]));
  return { ...stored, channels } as NoticeSettings;
}

export function noticeHandlers(services: Services): Handlers<typeof noticeEndpoints> {
  const { db, tokens, mail, siteUrl, pushHosts } = services;
  const done = <M>(message: M) => ({ status: 'success', message, data: null }) as const;
  return {
    'GET /api/notices': async ({ query: { page }, viewer: { userId }, language }) => {
      const part = { limit: listPageSize, offset: (page - 1) * listPageSize, language };
      const { rows, total } = await repository.listNotices(db, userId, part);
      return toPage(rows, total, page, listPageSize);
    },
    'GET /api/notices/unread': async ({ viewer }) => ({
      count: await repository.countUnread(db, viewer.userId),
    }),
    'POST /api/notices/:id/read': async ({ params, viewer }) => {
      if (!(await repository.markRead(db, viewer.userId, params.id)))
        throw new ApiFailure('NOT_FOUND', 'notice.unknown');
      return done('notice.read');
    },
    'POST /api/notices/read': async ({ body, viewer }) => {
      await repository.markAllRead(db, viewer.userId, body.until);
      return done('notice.read');
    },
    'GET /api/notices/settings': ({ viewer }) => settingsOf(services, viewer.userId),
    'POST /api/notices/settings': async ({ body, viewer }) => {
      await repository.saveSettings(db, viewer.userId, body);
      return { status: 'success', message: 'notice.saved', data: await settingsOf(services, viewer.userId) };
    },
    'POST /api/notices/email': async ({ viewer: { userId }, language }) => {
      const account = await findEmail(db, userId);
      if (!account || account.email_verified_at) throw new ApiFailure('CONFLICT', 'notice.alreadyProved');
      if (account.email === '') throw new ApiFailure('CONFLICT', 'notice.noEmail');
      await limit(db, { key: `email-proof ${userId}`, max: proofsPerHour, windowSeconds: 3600 });
      const token = signProof(tokens, { userId, email: account.email }, new Date());
      const link = `${siteUrl}${noticeEmail}?token=${encodeURIComponent(token)}`;
      await mail.send({
        to: account.email,
        subject: textOf('mail.proofSubject', language),
        text: `${textOf({ key: 'mail.proof', params: { phone: maskPhone(account.phone_no) } }, language)}\n\n${link}\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return done('notice.proofSent');
    },
    'POST /api/notices/email/confirm': async ({ body: { token } }) => {
      const proof = readProof(tokens, token, new Date());
      const account = proof && (await findEmail(db, proof.userId));
      if (!account) throw wrongToken();
      if (account.email === '') throw provedElsewhere();
      if (tokens.fingerprint(account.email) !== proof.email) throw wrongToken();
      if ((await proveEmail(db, proof.userId, account.email)) === 'elsewhere') throw provedElsewhere();
      return done('notice.proved');
    },
    'GET /api/notices/push-key': async () => ({ key: await publicPushKey(db) }),
    'POST /api/notices/push': async ({ body: { endpoint, keys }, viewer }) => {
      if (!isPushEndpoint(endpoint, pushHosts)) throw invalid({ endpoint: ['notice.pushHost'] });
      if (!isPushKey(keys.p256dh)) throw invalid({ 'keys.p256dh': ['notice.pushKey'] });
      await addSubscription(db, viewer, { endpoint, ...keys });
      return done('notice.pushOn');
    },
    'POST /api/notices/push/stop': async ({ body, viewer }) => {
      await endSubscription(db, viewer.userId, body.endpoint);
      return done('notice.pushOff');
    },
    'POST /api/notices/unsubscribe': async ({ query }) => {
      const subject = readUnsubscribe(tokens, query.token);
      if (!subject) throw wrongToken();
      await repository.saveSettings(db, subject.userId, { channels: { [subject.kind]: { email: false } } });
      return done('notice.unsubscribed');
    },
  };
}
