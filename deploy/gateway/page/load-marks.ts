import { loadTokenName, traceName } from '@porao/contracts/page';

type Name = typeof loadTokenName | typeof traceName;

/** These belong to one load of a page: they are in a header, since its document may be of many loads. */
export const loadMarks = (marks: Readonly<Partial<Record<Name, string>>>): string[] =>
  Object.entries(marks).flatMap(([name, value]) => (value ? [`${name};desc="${value}"`] : []));
