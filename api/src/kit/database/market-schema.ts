import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Tables of migration 0007. */
export interface MarketTables {
  tutor_requests: {
    id: Generated<number>;
    parent_id: number;
    student_id: number;
    parent_location_id: number;
    tutor_gender: 1 | 2 | 3;
    tutoring_place_id: number;
    days_in_week: number;
    tutor_requirement: string | null;
    stage: Generated<string>;
    stage_reason: string | null;
    created_at: Instant;
  };
  tutor_request_subjects: { tutor_request_id: number; subject_id: number };
  invoices: {
    id: Generated<number>;
    application_id: number;
    tutor_id: number;
    kind: 'online' | 'home' | 'crash' | 'two_month' | 'one_month';
    percentage: number;
    base: number;
    amount: number;
    computation: string;
    terms_version: string;
    status: 'unpaid' | 'paid' | 'refunded' | 'waived';
    issued_at: Instant;
    due_on: string;
    paid_at: NullableInstant;
    refunded_at: NullableInstant;
    refunded_amount: number | null;
  };
  routines: { id: Generated<number>; student_id: number; tutor_id: number; day: number; time: string };
  routine_subjects: { routine_id: number; subject_id: number };
  credential_verifications: { certificate_id: number; certificate: string; verified_at: Instant };
  transitions: {
    id: Generated<string>;
    entity: 'request' | 'job' | 'application' | 'deal' | 'invoice';
    entity_id: number;
    from_state: string | null;
    to_state: string;
    actor: 'guardian' | 'tutor' | 'operator' | 'system';
    actor_user_id: number | null;
    reason: string | null;
    at: Instant;
  };
  audit_log: {
    id: Generated<string>;
    at: Instant;
    actor_user_id: number | null;
    action: string;
    subject: string;
    subject_id: number;
    reason: string | null;
    before: ColumnType<Record<string, unknown> | null, string | null, never>;
    after: ColumnType<Record<string, unknown> | null, string | null, never>;
  };
}
