import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Asia/Dhaka';

/** An instant in the time zone of Bangladesh. */
export const inBangladesh = (at: Date): Dayjs => dayjs(at).tz(zone);

/** Calendar day in Bangladesh, `YYYY-MM-DD`. */
export const dayInBangladesh = (at: Date): string => inBangladesh(at).format('YYYY-MM-DD');
