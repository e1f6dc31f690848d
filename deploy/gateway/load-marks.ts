import { loadTokenName, traceName } from '@porao/contracts/page';

type Name = typeof loadTokenName | typeof traceName;

/** What a page has of this one load: in a header, since its document may be of many loads. */
export const loadMarks = (marks: Readonly<Partial<Record<Name, string>>>): string[] =>
  Object.entries(marks).flatMap(([name, value]) => (value ? [`${name};desc="${value}"`] : []));

/** The text of the script that makes meta elements of them, which is how the scripts of every release read them. */
export const readLoadMarks = `(function(entry){(entry&&entry.serverTiming||[]).forEach(function(mark){if(mark.name==='${loadTokenName}'||mark.name==='${traceName}'){var meta=document.createElement('meta');meta.name=mark.name;meta.content=mark.description;document.head.append(meta)}})})(performance.getEntriesByType('navigation')[0])`;
