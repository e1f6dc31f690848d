import { session } from '@porao/platform';

/** Where a form of the profile keeps its typed text; another person of the same tab has their own. */
export const draftName = (form: string): string => `profile-${session().current()?.tutorId ?? 0}-${form}`;
