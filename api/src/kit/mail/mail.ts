export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Two mails of one delivery are the same mail. */
  readonly delivery?: number;
}
