import type { PayAccount } from '@porao/contracts';
import type { Tokens } from './auth/tokens.ts';
import type { Db } from './database/open.ts';
import type { LookupCache } from './lookup-cache.ts';
import type { MailSender } from './mail/index.ts';
import type { PayProvider, StandIn } from './pay/index.ts';
import type { SmsSender } from './sms/index.ts';
import type { FileStore } from './storage/index.ts';
import type { ViewCounter } from './view-counter.ts';

/** A Nominatim-compatible service that geo calls are forwarded to. */
export interface Geocoder {
  readonly url: string;
  /** Requests a second, over all processes. */
  readonly perSecond: number;
  /** User agent of the requests, which such services require. */
  readonly userAgent: string;
}

/** Providers that a charge can be paid with; none where none is configured. */
export interface Pay {
  readonly providers: readonly PayProvider[];
  /** Demo only: the pages and calls of the providers, played by this process. */
  readonly standIn?: StandIn['app'] | undefined;
}

export interface Services {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly lookups: LookupCache;
  readonly views: ViewCounter;
  readonly files: FileStore;
  readonly sms: SmsSender;
  /** The provider of text messages sends it with each that came in; without one none are taken. */
  readonly smsSecret?: string | undefined;
  readonly mail: MailSender;
  readonly pay: Pay;
  /** Origin of the site, which links in messages begin with. */
  readonly siteUrl: string;
  /** Hosts of push services; one that begins with a dot means all below it. */
  readonly pushHosts: readonly string[];
  /** Demo only (PORAO_DEMO=1): answers carry the code that was sent. */
  readonly exposeOtp: boolean;
  readonly geocoder: Geocoder | undefined;
  /** Where charges are paid by hand; empty where they cannot be. */
  readonly payAccounts: PayAccount[];
}
