import { z } from 'zod';
import { Id, Instant, PageQuery, page, success } from '../common.ts';
import { noticeChannels, noticeKinds } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';

export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  /** One sentence or two in the language asked for. */
  text: z.string(),
  /** Page of the site where one acts. */
  path: z.string(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export type Notice = z.infer<typeof Notice>;

const perKind = <T extends z.ZodType>(schema: T) =>
  z.object(Object.fromEntries(noticeKinds.map((kind) => [kind, schema])) as Record<NoticeKind, T>);
const Channels = z.object({ site: z.boolean(), sms: z.boolean(), email: z.boolean(), push: z.boolean() });

/** `22:00`, on the clock of Bangladesh. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.invalid');
/** Text messages, e-mails and push messages that can wait do so from `from` to `to`; equal times mean never. */
const QuietHours = z.object({ from: Clock, to: Clock });

export const NoticeSettings = z.object({
  /** Applies to texts that are sent; the site's own list has the language of the page. */
  language: z.enum(['en', 'bn']),
  email: z.object({ address: z.string(), verified: z.boolean() }),
  quiet_hours: QuietHours,
  /** These messages also wait for the end of prayers and of Friday mornings. */
  prayer_times: z.boolean(),
  channels: perKind(Channels),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const NoticeSettingsBody = z.object({
  language: z.enum(['en', 'bn']).optional(),
  quiet_hours: QuietHours.optional(),
  prayer_times: z.boolean().optional(),
  /** Kinds and channels that are not named stay as they are. */
  channels: perKind(Channels.partial()).partial().optional(),
});
export type NoticeSettingsBody = z.output<typeof NoticeSettingsBody>;

/** Is what `PushManager.subscribe` gives, as JSON. */
export const PushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

const Token = z.string().max(200);

export const noticeEndpoints = defineEndpoints('user', {
  'GET /api/notices': {
    summary: "The account's notices of the last 90 days, newest first",
    query: PageQuery,
    response: page(Notice),
  },
  'GET /api/notices/unread': {
    summary: 'How many of them were not read',
    response: z.object({ count: z.int().min(0) }),
  },
  'POST /api/notices/:id/read': {
    summary: 'Mark a notice as read; twice changes nothing',
  },
  'POST /api/notices/read': {
    summary: 'Mark all notices as read, up to the newest that was shown',
    body: z.object({ until: Id }),
  },
  'GET /api/notices/settings': {
    summary: 'Which notices come by which channel, and the quiet hours',
    response: NoticeSettings,
  },
  'POST /api/notices/settings': {
    summary: 'Change them',
    body: NoticeSettingsBody,
    response: success(NoticeSettings),
  },
  'POST /api/notices/email': {
    summary: 'Send a link that proves the e-mail address of the account; others get no notices by e-mail',
    refuses: ['RATE_LIMITED'],
  },
  'POST /api/notices/email/confirm': {
    summary:
      'Prove an e-mail address by the token of that link; other accounts that had only typed it lose it',
    access: 'none',
    body: z.object({ token: Token }),
  },
  'GET /api/notices/push-key': {
    summary: 'Public key that a browser subscribes to push messages with',
    response: z.object({ key: z.string() }),
  },
  'POST /api/notices/push': {
    summary: 'Send push messages to this browser, until its session ends',
    body: PushSubscriptionBody,
  },
  'POST /api/notices/push/stop': {
    summary: 'Send no more push messages to this browser',
    body: PushSubscriptionBody.pick({ endpoint: true }),
  },
  'POST /api/notices/unsubscribe': {
    summary:
      'End e-mails of one kind by the token of such an e-mail (RFC 8058: one press, without signing in)',
    access: 'none',
    query: z.object({ token: Token }),
  },
});
