import { ApiError, tabStorage } from '@porao/platform';
import { useEffect, useState } from 'react';

/** For which code: the one that verifies a phone, of a forgotten password, of a guest's job alerts or request. */
export type CodePurpose = 'verify' | 'reset' | 'alerts' | 'hire';

interface Sent {
  phone: string;
  /** Milliseconds since 1970 at which another code may be asked for. */
  until: number;
  /** The code itself, which only test installations tell. */
  code?: string | undefined;
}

const keyOf = (purpose: CodePurpose): string => `porao-code:${purpose}`;

/** Notes when the server sends another code, so that the countdown continues after a reload; an earlier code that is still
 * good stays known. */
export function rememberCode(
  purpose: CodePurpose,
  sent: { phone: string; seconds: number; code?: string | undefined },
): void {
  const { phone, seconds, code = sentTo(purpose, phone)?.code } = sent;
  const record: Sent = { phone, until: Date.now() + seconds * 1000, ...(code && { code }) };
  tabStorage.set(keyOf(purpose), JSON.stringify(record));
}

/** Seconds to wait for another code after a refusal; null when it was refused for something else. */
export const pauseOf = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? error.retryAfter : null;

function sentTo(purpose: CodePurpose, phone: string | null): Sent | null {
  const sent = tabStorage.getJson(keyOf(purpose)) as Sent | null;
  return sent?.phone === phone ? sent : null;
}

/** True while a code that this tab had sent is the last one that it could ask for. */
export const isPausedHere = (purpose: CodePurpose, phone: string): boolean =>
  (sentTo(purpose, phone)?.until ?? 0) > Date.now();

/** Seconds until another code may be asked for, counting down; `restart` after one was sent. */
export function useCountdown(purpose: CodePurpose, phone: string | null) {
  const [sent, setSent] = useState(() => sentTo(purpose, phone));
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil(((sent?.until ?? 0) - now) / 1000));
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const restart = (next: { seconds: number; code?: string | undefined }) => {
    rememberCode(purpose, { ...next, phone: phone ?? '' });
    setSent(sentTo(purpose, phone));
    setNow(Date.now());
  };
  return { seconds, wasSent: sent !== null, code: sent?.code, restart };
}

/** `01:59`. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
