/** Bounds of the salary book (docs/requirements.tsv, RUL-080 to RUL-083). */
export const salaryRules = {
  /** After the month, or what was written, until a reminder. */
  reminderDays: 5,
  /** Days within which a confirmed payment can be said not to be confirmed after all. */
  backDays: 7,
  /** Days before the tuition began on which its salary may have been paid already. */
  earlyDays: 60,
  /** Entries of one side that a month has at most. */
  entries: 50,
} as const;

/** Ways in which families pay a salary. */
export const salaryWays = ['cash', 'bkash', 'nagad', 'bank'] as const;

/** Kinds that the other side confirms or denies: a payment, the amount of a month alone, and that from a month on. */
export const salaryClaims = ['paid', 'due', 'salary'] as const;
