/** Enough to recognise one's own number by. */
export const maskPhone = (phone: string): string => `01*******${phone.slice(-2)}`;
