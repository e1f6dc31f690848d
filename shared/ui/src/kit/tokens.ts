/** Steps of the 8 px rhythm: 4, 8, 12, 16, 24, 32, 48, 64 px. */
export type Space = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';

/** The value of a step, for a style. */
export const space = (step: Space | 0): string => (step === 0 ? '0' : `var(--space-${step})`);

/** Says what a message is about; each has its own colours. */
export type Tone = 'info' | 'success' | 'warning' | 'error';
