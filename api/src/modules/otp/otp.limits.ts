import { widestNetworkOf } from '@porao/server';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { addressLimits, type Limit, tooMany } from '../../kit/rate-limit/index.ts';
import type { OtpPurpose } from './otp.repository.ts';

const hour = 3600;
const day = 86_400;

/** Seconds between two codes to one phone, whoever asks and for whatever. */
const phonePause = 30;

export interface Asker {
  readonly address: string;
  /** The phone is of a verified account, which this device signed in to before: others cannot use up its codes. */
  readonly isKnown: boolean;
}

/** Codes to phones that need no account, from one address. */
const guestCodes = [
  { of: 'alerts', key: 'alert-code address', max: 20, windowSeconds: hour },
  { of: 'hire', key: 'hire-code address', max: 60, windowSeconds: hour },
] as const;

const counterOf = (tokens: Tokens, phone: string, isKnown: boolean) =>
  `code ${isKnown ? 'known' : 'to'} ${tokens.fingerprint(phone)}`;

/** The pauses of a phone. A right code ends them: its owner may ask for the next one at once. */
export const pausesOf = (tokens: Tokens, phone: string): readonly Pick<Limit, 'key'>[] =>
  [true, false].map((isKnown) => ({ key: `${counterOf(tokens, phone, isKnown)} pause` }));

/** Codes to one phone, over all purposes. The widest network is counted, so that one stranger cannot use up what others
 * may ask for. */
export function sendLimits(
  tokens: Tokens,
  { phone, purpose }: { phone: string; purpose: OtpPurpose },
  { address, isKnown }: Asker,
): readonly Limit[] {
  const to = counterOf(tokens, phone, isKnown);
  const pause = {
    key: `${to} pause`,
    max: 1,
    windowSeconds: phonePause,
    refusal: (seconds: number) => tooMany(seconds, 'phone'),
  };
  if (isKnown) return [pause, { key: to, max: 10, windowSeconds: day }];
  const network = tokens.fingerprint(`address ${widestNetworkOf(address)}`);
  return [
    pause,
    ...addressLimits(tokens, address, { key: 'otp-send address', max: 100, windowSeconds: hour }),
    ...guestCodes.flatMap(({ of, ...rule }) => (of === purpose ? addressLimits(tokens, address, rule) : [])),
    { key: `${to} from ${network}`, max: 6, windowSeconds: day },
    { key: to, max: 15, windowSeconds: day },
  ];
}

/** Wrong guesses of codes to one phone, over all browsers and purposes; devices that the account knows are not counted. */
export const guessLimits = (tokens: Tokens, phone: string, isKnown: boolean): readonly Limit[] =>
  isKnown ? [] : [{ key: `code guess ${tokens.fingerprint(phone)}`, max: 30, windowSeconds: day }];
