import type { LocalizedText } from '@porao/contracts';

/** Is what an invoice shows (PAR-088). No call answers one yet; nothing here changes its status. */
export interface Invoice {
  salary_number: string;
  job_id: number;
  job_type: LocalizedText;
  /** The first day of the month. */
  salary_month: string;
  issue_date: string;
  due_date: string;
  coach_name: LocalizedText;
  /** Taka. */
  amount: number;
  status: 'paid' | 'unpaid';
  /** Taka that a promo code takes off. */
  promo_code: number;
  /** Taka that the balance takes off. */
  balance_adjustment: number;
}

export interface Transaction {
  number: string;
  date: string;
  description: LocalizedText;
  /** Taka: below zero was paid, above came back. */
  amount: number;
}
