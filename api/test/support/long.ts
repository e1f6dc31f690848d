/** Long tests run completely with TEST_LONG=1, otherwise a sample of each. */
export const isLongRun = process.env.TEST_LONG === '1';
