import { hasCode } from '@porao/server';

/** True when the database takes no writes: it became a standby, or its operators made it read-only. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, '25006');
