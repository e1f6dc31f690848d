/** A person's name as lists show it: its first two words (decision OQ-135). With `initials` the words beyond
 * them are kept as initials: `Md Abdur R. K.`. Show the full name in the title attribute. */
export function shortenName(name: string, options: { words?: number; initials?: boolean } = {}): string {
  const { words = 2, initials = false } = options;
  const all = name.trim().split(/\s+/);
  const rest = initials ? all.slice(words).map((word) => `${firstLetter(word)}.`) : [];
  return [...all.slice(0, words), ...rest].join(' ');
}

/** A Bengali letter keeps its vowel sign. */
const firstLetter = (word: string): string => (/^.\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase();
