import type { EndReason } from '@porao/contracts';

/** Moments are ISO 8601 in UTC. People are ids of accounts (`users.id`), never of tutors or parents. */
export type Moment = string;
export type Side = 'guardian' | 'tutor';

/** One value that an account has; two accounts with the same `kind` and `value` share it. */
export interface MarkFact {
  readonly personId: number;
  /**
   * `phone`: own number, or the second one of the profile. `parents_phone`: of a tutor's father or mother.
   * `nid`: national identity number. `paper`: fingerprint of an uploaded certificate's picture. `wallet`: number of a
   * bKash, Nagad or Upay account (an 11-digit phone number, so that it may equal somebody's `phone`).
   * `device`: one browser on one phone or computer. `network`: an address of the internet, which strangers share, too.
   * `address`: a tutor's present house and road. `home`: a family's full address.
   */
  readonly kind:
    | 'phone'
    | 'parents_phone'
    | 'nid'
    | 'paper'
    | 'wallet'
    | 'device'
    | 'network'
    | 'address'
    | 'home';
  readonly value: string;
}

export interface PersonFact {
  readonly id: number;
  /** One account may be both. */
  readonly sides: readonly Side[];
  readonly createdAt: Moment;
  readonly banned: boolean;
}

/** An uploaded certificate, NID or student card. Its picture's fingerprint is a mark of kind `paper`. */
export interface PaperFact {
  readonly personId: number;
  /** `refused`: an operator looked at it and did not believe it. */
  readonly state: 'unverified' | 'verified' | 'refused';
}

/** The platform charge, which the tutor owes for a deal. Whole taka. */
export interface ChargeFact {
  readonly amount: number;
  readonly status: 'unpaid' | 'paid' | 'refunded' | 'waived';
  readonly issuedAt: Moment;
  readonly paidAt: Moment | null;
  /** Refund or waiver. */
  readonly givenBackAt: Moment | null;
  /** Null where nothing had been paid. */
  readonly refundedAmount: number | null;
}

/** A tutor who was confirmed for a family's job. */
export interface DealFact {
  readonly id: number;
  readonly tutorId: number;
  /** Null where the job has no family with an account. */
  readonly guardianId: number | null;
  /** The job that it is of; a second tutor of the same job is another deal. */
  readonly jobId: number;
  /** Taka a month. */
  readonly salary: number;
  /** Agreed length; 0 is without an end. */
  readonly agreedMonths: number;
  readonly confirmedAt: Moment;
  /** When each side said that lessons started; null: it never did. */
  readonly tutorStartedAt: Moment | null;
  readonly guardianStartedAt: Moment | null;
  /** Null while it goes on. */
  readonly end: {
    readonly at: Moment;
    /** `operator` and `system` end it for either side, for example by phone, and without a cause. */
    readonly by: Side | 'operator' | 'system';
    readonly cause: EndReason | null;
  } | null;
  readonly charge: ChargeFact | null;
}

/** "There is a problem": a case that one side of a deal opened. */
export interface ProblemFact {
  readonly dealId: number;
  /** The side that has the problem, so that the other one is accused. */
  readonly side: Side;
  readonly kind:
    | 'unsafe'
    | 'no_tutor_came'
    | 'lessons_not_held'
    | 'unpaid'
    | 'ended_early'
    | 'behaviour'
    | 'wrong_information'
    | 'other';
  readonly at: Moment;
  /** Decided as nothing to act on. */
  readonly dismissed: boolean;
}

/** A family's request for a tutor. */
export interface RequestFact {
  readonly id: number;
  readonly guardianId: number;
  readonly at: Moment;
  /** The job that it became; null where it was not published. */
  readonly jobId: number | null;
  /** Nothing is to come of it any more: rejected, withdrawn or closed. */
  readonly closed: boolean;
}

/** A tutor who applied to a job. */
export interface ApplicationFact {
  readonly jobId: number;
  readonly tutorId: number;
  readonly at: Moment;
  /** The family asked to meet this tutor, so that the two came into contact; null: never. */
  readonly contactAt: Moment | null;
}

/** Words in a text that somebody wrote, where they do not belong. */
export interface WordsFact {
  /** The writer. */
  readonly personId: number;
  /** `problem`: the writer reports the other side of `dealId`. */
  readonly place: 'request' | 'profile' | 'problem';
  readonly dealId: number | null;
  /** `contact`: a phone, e-mail or link. `money`: an advance, fee, deposit or wallet to pay to. */
  readonly kind: 'contact' | 'money';
  readonly at: Moment;
}

/** The facts that operators' patterns are found in: those of two years up to `now`. */
export interface PatternFacts {
  readonly now: Moment;
  readonly people: readonly PersonFact[];
  readonly marks: readonly MarkFact[];
  readonly papers: readonly PaperFact[];
  readonly deals: readonly DealFact[];
  readonly problems: readonly ProblemFact[];
  readonly requests: readonly RequestFact[];
  readonly applications: readonly ApplicationFact[];
  readonly words: readonly WordsFact[];
}
