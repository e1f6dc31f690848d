/** Addresses of the API for gateways alone, which pass nothing of `/internal` on. */
export const noticeFeedPath = '/internal/notices';
export const noticeReaderPath = '/internal/notices/reader';

/** An event of the API's feed. Accounts and sessions are named by keyed hashes, which a gateway learns by a reader's token. */
export type NoticeEvent =
  | { readonly account: string; readonly unread: number }
  | { readonly account: string; readonly ended: string };

/** Belongs to the owner of a reader's token. */
export interface NoticeReader {
  readonly account: string;
  readonly session: string;
  /** When the session ends, in ms since 1970. */
  readonly until: number;
  readonly unread: number;
}
