/** The mock lesson (TUT-028). Amounts are taka. */
export const sampleLesson = { hours: 1, price: 150, charge: 20, earning: 130 };
