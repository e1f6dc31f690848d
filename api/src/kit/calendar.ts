const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** The calendar day in Bangladesh, `YYYY-MM-DD`. */
export const dayInBangladesh = (instant = new Date()): string => calendar.format(instant);
