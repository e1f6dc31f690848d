import { loadTokenName, traceName } from '@porao/contracts/page';

// Headers have what is of this one load; the scripts of a release read it from meta elements.
const names: readonly string[] = [loadTokenName, traceName];
const [load] = performance.getEntriesByType('navigation');
for (const { name, description } of load?.serverTiming ?? [])
  if (names.includes(name)) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = description;
    document.head.append(meta);
  }
