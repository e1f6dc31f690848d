import type { Db } from '../database/open.ts';
import { unavailable } from '../failure.ts';
import { addToOutbox } from './outbox.repository.ts';

/** Sends a text to a phone or throws; chosen by configuration (decision OQ-103). */
export interface SmsSender {
  /** False when every `send` would throw. */
  readonly available: boolean;
  /** Throws while the hour's messages that this use may have are used up. */
  readonly requireBudget?: (use?: SmsUse) => Promise<void>;
  readonly send: (phone: string, text: string, options?: SmsOptions) => Promise<void>;
}

/** For which a part of the hour's messages is reserved: resets, and people on devices that signed in before. */
export type SmsUse = 'reset' | 'known device';

export interface SmsOptions {
  /** Two texts of one delivery are the same text. */
  readonly delivery?: number;
  readonly use?: SmsUse | undefined;
}

const gatewayMillis = 5000;

const cannotSend = () => unavailable('sms.cannotSend', 60);

/** Called before an account is created or changed that only a text message can complete. */
export async function requireSender(sms: SmsSender, use?: SmsUse): Promise<void> {
  if (!sms.available) throw cannotSend();
  await sms.requireBudget?.(use);
}

export const outboxSender = (db: Db): SmsSender => ({
  available: true,
  send: (phone, text, options) => addToOutbox(db, phone, text, options?.delivery),
});

export const noSender: SmsSender = { available: false, send: () => Promise.reject(cannotSend()) };

export interface SmsGateway {
  readonly url: string;
  /** Sent as bearer token. */
  readonly token: string | undefined;
  /** Body with `{phone}` and `{text}`: JSON where it starts with a brace, else a form. */
  readonly template: string;
}

export const defaultTemplate = '{"to":"{phone}","message":"{text}"}';

/** Any gateway that accepts one HTTP POST per message. */
export function gatewaySender({ url, token, template }: SmsGateway): SmsSender {
  const isJson = template.trimStart().startsWith('{');
  const escape = (text: string) => (isJson ? JSON.stringify(text).slice(1, -1) : encodeURIComponent(text));
  const headers = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return {
    available: true,
    send: async (phone, text) => {
      const values: Record<string, string> = { '{phone}': phone, '{text}': text };
      const body = template.replace(/\{(?:phone|text)\}/g, (name) => escape(values[name] ?? ''));
      const signal = AbortSignal.timeout(gatewayMillis);
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
        (cause: unknown) => {
          throw Object.assign(cannotSend(), { cause });
        },
      );
      await answer.body?.cancel();
      if (!answer.ok)
        throw Object.assign(cannotSend(), { cause: new Error(`SMS gateway: ${answer.status}`) });
    },
  };
}
