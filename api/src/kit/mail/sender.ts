import { createTransport } from 'nodemailer';
import type { Db } from '../database/open.ts';
import type { Mail } from './mail.ts';
import { addMail } from './outbox.repository.ts';

export interface MailSender {
  readonly send: (mail: Mail) => Promise<void>;
}

const millis = 5000;

/** Through an SMTP server: `smtps://user:password@host:465`. A mail that is sent again has the same `Message-ID`, by
 * which mailboxes drop the second. */
export function smtpSender(url: string, from: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: millis,
    greetingTimeout: millis,
    socketTimeout: millis,
  });
  const host = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  return {
    send: async ({ to, subject, text, headers, delivery }) => {
      const messageId = delivery === undefined ? undefined : `<notice-${delivery}@${host}>`;
      await transport.sendMail({ from, to, subject, text, headers, ...(messageId && { messageId }) });
    },
  };
}

export const mailOutbox = (db: Db): MailSender => ({ send: (mail) => addMail(db, mail) });
