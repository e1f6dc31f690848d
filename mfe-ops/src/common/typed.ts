import { draftOf, forgetDraft, keepDraft } from '@porao/features';

type About = string | readonly string[];

const namesOf = (about: About): string[] => [about].flat().map((one) => `ops-reason-${one}`);

/** Returns what was typed into a dialog whose act was refused, over what the dialog starts with. */
export const typedBefore = <T extends object>(about: About, start: T): T =>
  draftOf(namesOf(about)[0] ?? '', start);

/** Keeps the text for each of several things: those that were refused may be asked again alone. */
export function keepTyped(about: About, typed: object): void {
  for (const name of namesOf(about)) keepDraft(name, typed);
}

export function forgetTyped(about: About): void {
  for (const name of namesOf(about)) forgetDraft(name);
}
