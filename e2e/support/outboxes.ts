import type { BrowserContext, Page } from '@playwright/test';
import type { Notice, NoticeSettings, OutboxMail, OutboxMessage, QueueState } from '@porao/contracts';
import { putSession } from './accounts.ts';
import type { Caller } from './family.ts';
import type { TestSite } from './site.ts';
import { expect } from './test.ts';

export type Language = 'en' | 'bn';

/** Holds what somebody has been sent: texts of notices in the bell, text messages with the path of their link,
 * subjects of e-mails. */
export interface Boxes {
  readonly bell: readonly string[];
  readonly sms: readonly string[];
  readonly email: readonly string[];
}

/** Somebody who gets notices by every channel, whatever the time of day. */
export interface Recipient {
  readonly caller: Caller;
  readonly language: Language;
  readonly address: string;
}

/** Proves the e-mail address by the link that it gets, ends the quiet hours, waits for no prayer, and chooses the language. */
export async function reach(caller: Caller, operator: Caller, language: Language): Promise<Recipient> {
  const { email } = await caller.get<NoticeSettings>('/api/notices/settings');
  if (!email.verified) {
    await caller.post('/api/notices/email');
    const [mail] = await mailsTo(operator, email.address);
    const [, token = ''] = /token=(\S+)/.exec(mail?.body ?? '') ?? [];
    await caller.post('/api/notices/email/confirm', { token: decodeURIComponent(token) });
  }
  await caller.post('/api/notices/settings', {
    language,
    quiet_hours: { from: '00:00', to: '00:00' },
    prayer_times: false,
  });
  return { caller, language, address: email.address };
}

const mailsTo = async (operator: Caller, address: string): Promise<OutboxMail[]> =>
  (await operator.get<{ data: OutboxMail[] }>(`/api/ops/emails?limit=200&q=${encodeURIComponent(address)}`))
    .data;

/** Text messages in the local outbox, the newest first. */
export const textsTo = async (operator: Caller, phone: string): Promise<OutboxMessage[]> =>
  (await operator.get<{ data: OutboxMessage[] }>(`/api/ops/outbox?limit=200&phone=${phone}`)).data;

/** Sends a text message to the site, as its provider does; a demo has this secret. */
export async function sendText({ url }: TestSite, from: string, text: string): Promise<void> {
  const answer = await fetch(`${url}/api/sms/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: 'local', from, text }),
  });
  expect(answer.status).toBe(200);
}

const noticesOf = async ({ get }: Caller): Promise<Notice[]> =>
  (await get<{ data: Notice[] }>('/api/notices')).data;

/** Until everything that was to be told is in the outboxes. */
export async function untilTold(operator: Caller): Promise<void> {
  const working = async () => {
    const { data } = await operator.get<{ data: QueueState[] }>('/api/ops/queues');
    return data
      .filter(({ queue }) => ['transitions', 'sms', 'email', 'push'].includes(queue))
      .reduce((sum, { ready, active }) => sum + ready + active, 0);
  };
  await expect.poll(working).toBe(0);
}

const bellName = { en: /^Notices/, bn: /^নোটিশ/ } as const;

/** Texts in the bell of the page, of those notices after `last` that the API has and that are counted. */
async function bellOf(
  page: Page,
  { caller, language: of, counts }: Watched,
  last: number,
): Promise<string[]> {
  const fresh = (await noticesOf(caller)).filter(({ id }) => id > last);
  await page.getByRole('button', { name: bellName[of] }).click();
  const panel = page.getByRole('region', { name: bellName[of] });
  if (fresh.length > 0) await expect(panel.getByRole('listitem').first()).toBeVisible();
  const shown = await panel
    .getByRole('listitem')
    // Before the text is a word for who does not see that it is new.
    .evaluateAll((items) =>
      items.map((item) => item.querySelector('a > span')?.lastChild?.textContent ?? ''),
    );
  return shown.slice(0, fresh.length).filter((_, index) => fresh[index] && counts(fresh[index]));
}

interface Watched extends Recipient {
  /** Operators get notices of everything: those that a test is about. */
  readonly counts: (notice: Notice) => boolean;
}

/** Remembers what somebody has been sent; the answer tells what came after that, the bell by the browser. */
export async function watchBoxes(operator: Caller, recipient: Watched) {
  const { caller, address } = recipient;
  const { phone } = caller.record;
  const last = (await noticesOf(caller))[0]?.id ?? 0;
  const texts = await textsTo(operator, phone);
  const mails = await mailsTo(operator, address);
  return async (page: Page): Promise<Boxes> => {
    const newTexts = await textsTo(operator, phone);
    const newMails = await mailsTo(operator, address);
    return {
      bell: (await bellOf(page, recipient, last)).toSorted(),
      sms: newTexts
        .slice(0, newTexts.length - texts.length)
        .map(({ body }) => body.replace(/https?:\/\/[^/ ]+/, ''))
        .toSorted(),
      email: newMails
        .slice(0, newMails.length - mails.length)
        .map(({ subject }) => subject)
        .toSorted(),
    };
  };
}

/** Signs a browser in as this person, in the person's language. */
export async function actAs(
  context: BrowserContext,
  site: TestSite,
  { caller, language: of }: Pick<Recipient, 'caller' | 'language'>,
): Promise<void> {
  await putSession(context, site.url, caller.record);
  await context.addCookies([{ name: 'gt_selected_language', value: of, url: site.url }]);
}
