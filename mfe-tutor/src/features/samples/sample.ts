/** The mock lesson (spec, section 2). Amounts are taka. */
export const sampleLesson = { hours: 1, price: 150, charge: 20, earning: 130 };
