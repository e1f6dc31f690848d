const newFor = 60 * 60_000;

/** Returns whether something was created under 60 minutes ago (PAR-036). */
export const isNew = (created: string, now: number = Date.now()): boolean =>
  now - new Date(created).getTime() < newFor;
