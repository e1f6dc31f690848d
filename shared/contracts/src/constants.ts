/** Radii of the board's location filter, in km (spec, section 9). */
export const radiusOptions = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50] as const;
export const defaultRadius = 5;
/** Jobs a page of the board has. */
export const boardPageSize = 10;
/** Percent of the profile that applying needs. */
export const applyThreshold = 80;
/** Raised when a call or shape of the API changes so that an older remote would misread it. */
export const contractVersion = 1;
/** Centre of the map before anything is chosen: Dhaka. */
export const dhaka = { latitude: 23.8103, longitude: 90.4125 } as const;

const bengaliZero = 0x09e6;

/** Western digits for Bengali ones, without spaces and hyphens, without a leading `+88` (decision OQ-140). */
export function normalizePhone(input: string): string {
  return input
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .replace(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '');
}

export const phoneMessage =
  "Phone number must start with '01' and be exactly 11 digits long, containing only numbers.";
