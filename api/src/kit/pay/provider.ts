import type { OnlineWay } from '@porao/contracts';
import type { z } from 'zod';

/** Ends a call of a provider; bKash asks for 30 s at most. */
const answerMillis = 20_000;

export interface Order {
  /** Is ours, and nobody can guess it. */
  readonly reference: string;
  /** Whole taka. */
  readonly amount: number;
  /** The browser comes back here, by GET or by a POST of another site. */
  readonly returnUrl: string;
  /** The provider's server tells of the payment here. */
  readonly noticeUrl: string;
  readonly payer: { readonly name: string; readonly phone: string; readonly email: string | null };
}

interface Started {
  /** The provider's page. */
  readonly url: string;
  readonly providerId: string;
}

export interface Attempt {
  readonly reference: string;
  readonly providerId: string;
}

/** The answer of a provider about an attempt. Only its own answer counts, never what a browser brought. */
export type Finding =
  | {
      readonly state: 'paid';
      /** Taka, as the provider has it: with paisa where it says so. */
      readonly amount: number;
      /** Whole taka that the provider keeps. */
      readonly fee: number;
      /** Names this money for all times. */
      readonly receipt: string;
      readonly bankId: string;
      /** Somebody is to look at it at the provider. */
      readonly isDoubtful?: boolean;
    }
  | { readonly state: 'open' | 'failed' | 'cancelled' };

export type Fields = Readonly<Record<string, string>>;

interface Return {
  /** Everything that came with the browser or the provider's notice. */
  readonly fields: Fields;
  /** False where the charge needs no money any more: then nothing may be taken. */
  readonly mayTake: boolean;
}

export interface Refund extends Attempt {
  readonly receipt: string;
  readonly bankId: string;
  readonly amount: number;
  /** Is given by the provider for a refund that it has begun. */
  readonly refundId: string | null;
  /** Refunds of this money that the provider began and cancelled. */
  readonly cancelled: number;
}

export interface Refunded {
  readonly state: 'refunded' | 'pending' | 'refused';
  readonly refundId: string | null;
}

/** A provider of payments on its own page. Every call may be repeated. Calls reject where the provider does not answer. */
export interface PayProvider {
  readonly way: OnlineWay;
  /** No money moves. */
  readonly test: boolean;
  readonly start: (order: Order) => Promise<Started>;
  /** Checks a notice's signature, before anything is asked. */
  readonly isGenuine: (fields: Fields) => boolean;
  /** Asks the provider after the browser's return or a notice; takes the money where that is a step of its own. */
  readonly verify: (attempt: Attempt, given: Return) => Promise<Finding>;
  readonly query: (attempt: Attempt) => Promise<Finding>;
  readonly refund: (refund: Refund) => Promise<Refunded>;
}

/** Sends requests: the global `fetch`, or the stand-in for the providers. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Parses the answer of a provider; anything else than the JSON that its document promises rejects. */
export async function ask<S extends z.ZodType>(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  schema: S,
): Promise<z.output<S>> {
  const signal = AbortSignal.timeout(answerMillis);
  const answer = await fetch(url, { ...init, signal, redirect: 'error' });
  const text = await answer.text();
  // Not with the address, which has the store's password in it.
  if (!answer.ok) throw new ProviderError(`The provider answered ${answer.status}`, answer.status);
  return schema.parse(JSON.parse(text));
}

export class ProviderError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'ProviderError';
    this.status = status;
  }
}
